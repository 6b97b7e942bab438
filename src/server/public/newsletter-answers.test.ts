import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { locales } from '@/src/i18n/locales'
import { env } from '@/src/platform/env'
import { type FinishedPage, finishPage } from '@/src/publishing/finished-page'
import { newsletterParts, newsletterSaidToken, toStepHref } from '@/src/submissions/newsletter-steps'
import { unpackSubmission } from '@/src/submissions/queued-submission'
import { openSpool } from '@/src/submissions/spool'
import { spoolDirectory } from '@/src/submissions/submission-places'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { openNewsletterPages } from './newsletter-pages'
import { createPublicListener } from './public-listener'

const host = 'bank.example'
const token = `Y29uZmlybTo3OjIwNzc4.${'a'.repeat(43)}`
const spool = openSpool(spoolDirectory(env.dataDirectory))
let port = 0

/** As the engine keeps them; their words are tried with the component that draws them. */
const drawn = new Map<string, FinishedPage>()
beforeEach(async () => {
  for (const locale of locales) {
    for (const part of newsletterParts) {
      const href = toStepHref(locale, part)
      const headers = { 'Content-Security-Policy': "form-action 'self'", 'Speculation-Rules': '"/rules"' }
      const body = Buffer.from(part === 'said' ? `<p>${newsletterSaidToken}</p>` : `<p>The question of ${href}</p>`)
      drawn.set(href, await finishPage({ href, status: 200, headers, tags: [], seq: 1, body }))
    }
  }
  const nothing = () => Promise.reject(new Error('nothing is published here'))
  const pages = {
    ...{ answer: nothing, notFound: nothing, serverError: nothing },
    internetBankingUrls: () => ({ private: '', corporate: '' }),
  }
  const health = () => ({ isFeedRead: true, waiting: 0, failing: 0, isDrawing: true })
  const newsletter = openNewsletterPages({ get: async (href) => drawn.get(href) ?? null })
  const allowedHosts = new Set([host])
  const listener = createPublicListener({ pages, newsletter, files: [], allowedHosts, isSecure: true, health })
  port = await startLocalServer(listener)
})
afterEach(async () => {
  for (const { id } of await spooled()) await spool.remove(id)
})

/** `ask` reads bytes as Latin-1. */
const askText = async (question: Parameters<typeof ask>[1]) => {
  const { body, ...answer } = await ask(port, question)
  return { ...answer, body: Buffer.from(body, 'latin1').toString('utf8') }
}
const post = (path: string) => {
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '26' }
  return askText({ method: 'POST', path, headers, body: 'List-Unsubscribe=One-Click' })
}
/** What came here by newsletter links: other tests use the same spool. */
async function spooled() {
  const queued = await Promise.all((await spool.names()).map((name) => spool.read(name)))
  const submissions = queued.flatMap((bytes) => unpackSubmission(bytes)?.submission ?? [])
  return submissions.filter(({ answers }) => answers['token'] === token)
}

describe.each([
  ['confirm', '/_newsletter/confirm', 'Obrigado. Se a ligação ainda era válida, a subscrição está confirmada.'],
  ['unsubscribe', '/en/_newsletter/unsubscribe', 'You are unsubscribed.'],
])('the link to %s', (step, path, done) => {
  it('changes nothing when it is only looked at', async () => {
    const { status, body, headers } = await askText({ method: 'GET', path: `${path}?t=${token}`, headers: { host } })
    expect(status).toBe(200)
    expect(body).toBe(`<p>The question of ${path}</p>`)
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toBe("form-action 'self'")
    for (const name of ['etag', 'speculation-rules']) expect(headers[name]).toBeUndefined()
    expect(await spooled()).toEqual([])
  })

  it('is taken by a button, and by a mail program that posts for its reader', async () => {
    const { status, body, headers } = await post(`${path}?t=${token}`)
    expect([status, body]).toEqual([200, `<p>${done}</p>`])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(await spooled()).toMatchObject([{ formKey: `newsletter/${step}`, answers: { token } }])
  })

  it.each(['', '?t=', '?t=%22%3E%3Cscript%3E', `?t=${token}x`, `?t=${'a'.repeat(3000)}`])(
    'with %s for a token is refused',
    async (query) => {
      const { status, body } = await post(`${path}${query}`)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(body).toMatch(/A ligação está incompleta|The link is incomplete|demasiado longo|too long/)
      expect(body).not.toContain('<script')
      expect(await spooled()).toEqual([])
    },
  )
})

it('what was done is said even where the page for it is not drawn', async () => {
  drawn.delete('/_newsletter/said')
  const { status, body } = await post(`/_newsletter/unsubscribe?t=${token}`)
  expect([status, body]).toEqual([200, expect.stringContaining('A subscrição foi cancelada.')])
})

it('a step with a large body is not taken', async () => {
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100000' }
  const path = `/_newsletter/unsubscribe?t=${token}`
  expect(await ask(port, { method: 'POST', path, headers, body: 'x'.repeat(100_000) })).toMatchObject({ status: 413 })
  expect(await spooled()).toEqual([])
})

it('a flood from one network is held back', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 30; count++) statuses.push((await post(`/_newsletter/confirm?t=${token}`)).status)
  expect(statuses).toContain(429)
})
