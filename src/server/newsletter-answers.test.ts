import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/src/env'
import { unpackParcel } from '@/src/submissions/parcel'
import { openSpool } from '@/src/submissions/spool'
import { spoolDirectory } from '@/src/submissions/submission-places'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { createPublicListener } from './public-listener'

const host = 'bank.example'
const token = `Y29uZmlybTo3OjIwNzc4.${'a'.repeat(43)}`
const spool = openSpool(spoolDirectory(env.dataDirectory))
let port = 0

beforeEach(async () => {
  const nothing = () => Promise.reject(new Error('nothing is published here'))
  const pages = {
    ...{ answer: nothing, notFound: nothing, serverError: nothing },
    internetBankingUrls: () => ({ private: '', corporate: '' }),
  }
  const health = () => ({ isFeedRead: true, waiting: 0, failing: 0 })
  const listener = createPublicListener({ pages, files: [], allowedHosts: new Set([host]), isSecure: true, health })
  port = await startLocalServer(listener)
})
afterEach(async () => {
  for (const { id } of await spooled()) await spool.remove(id)
})

const post = (path: string) => {
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '26' }
  return ask(port, { method: 'POST', path, headers, body: 'List-Unsubscribe=One-Click' })
}
/** What came here by newsletter links: other tests use the same spool. */
async function spooled() {
  const parcels = await Promise.all((await spool.names()).map((name) => spool.read(name)))
  const submissions = parcels.flatMap((bytes) => unpackParcel(bytes)?.submission ?? [])
  return submissions.filter(({ answers }) => answers['token'] === token)
}

describe.each([
  ['confirm', '/_newsletter/confirm', 'Confirmar'],
  ['unsubscribe', '/en/_newsletter/unsubscribe', 'Unsubscribe'],
])('the link to %s', (step, path, button) => {
  it('changes nothing when it is only looked at', async () => {
    const { status, body, headers } = await ask(port, { method: 'GET', path: `${path}?t=${token}`, headers: { host } })
    expect(status).toBe(200)
    expect(body).toContain(`<form method="post" action="${path}?t=${token}"><button>${button}`)
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cache-control']).toBe('no-store')
    expect(await spooled()).toEqual([])
  })

  it('is taken by a button, and by a mail program that posts for its reader', async () => {
    expect((await post(`${path}?t=${token}`)).status).toBe(200)
    expect(await spooled()).toMatchObject([{ formKey: `newsletter/${step}`, answers: { token } }])
  })

  it.each(['', '?t=', '?t=%22%3E%3Cscript%3E', `?t=${token}x`, `?t=${'a'.repeat(3000)}`])(
    'with %s for a token is refused',
    async (query) => {
      const { status, body } = await post(`${path}${query}`)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(body).not.toContain('<script')
      expect(await spooled()).toEqual([])
    },
  )
})

it('a flood from one network is held back', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 30; count++) statuses.push((await post(`/_newsletter/confirm?t=${token}`)).status)
  expect(statuses).toContain(429)
})
