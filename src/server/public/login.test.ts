import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { readSmallBody } from '../forms/read-small-body'
import { createPublicListener } from './public-listener'

const host = 'www.bcs.example'
const services = { private: 'https://ib.example/particulares', corporate: 'https://ib.example/empresas' }

function startSite(internetBankingUrls = services): Promise<number> {
  const pages = {
    answer: async () => ({ status: 200, headers: {}, body: Buffer.from('a page') }),
    notFound: async () => ({ status: 404, headers: {}, body: Buffer.alloc(0) }),
    serverError: async () => ({ status: 500, headers: {}, body: Buffer.alloc(0) }),
    internetBankingUrls: () => internetBankingUrls,
  }
  const health = () => ({ isFeedRead: true, waiting: 0, failing: 0, isDrawing: true })
  const site = { pages, files: [], allowedHosts: new Set([host]), isSecure: true, health }
  return startLocalServer(createPublicListener(site))
}

type Form = Readonly<Record<string, string>>

function postLogin(port: number, form: Form | string, type = 'application/x-www-form-urlencoded') {
  const body = typeof form === 'string' ? form : new URLSearchParams(form).toString()
  const headers = { host, 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }
  return ask(port, { method: 'POST', path: '/login', headers, body })
}

describe('the login form', () => {
  it.each(['private', 'corporate'] as const)(
    'sends %s customers on to their service, form and all',
    async (audience) => {
      const { status, headers } = await postLogin(await startSite(), { audience, userCode: 'AB123' })
      expect(status).toBe(307)
      expect(headers.location).toBe(services[audience])
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['set-cookie']).toEqual([
        `sona-login=${audience}; Max-Age=604800; Path=/; Secure; HttpOnly; SameSite=Lax`,
      ])
    },
  )

  it('takes a customer of an unknown kind for a private one', async () => {
    const { headers } = await postLogin(await startSite(), { audience: '__proto__', userCode: 'AB123' })
    expect(headers.location).toBe(services.private)
  })

  it('never repeats the user code, whatever comes of it', async () => {
    const userCode = 'AB987XYZ'
    const ready = await startSite()
    const replies = await Promise.all([
      postLogin(ready, { audience: 'private', userCode }),
      postLogin(ready, { audience: userCode, userCode }),
      postLogin(ready, { audience: 'private', userCode: `${userCode} ?` }),
      postLogin(ready, { audience: 'private', userCode, padding: 'x'.repeat(4000) }),
      postLogin(await startSite({ private: '', corporate: '' }), { audience: 'private', userCode }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([307, 307, 422, 422, 422])
    expect(JSON.stringify(replies)).not.toContain(userCode)
  })

  it.each(['', ' ', 'a b', 'a/b', '<script>', 'a\r\nb', 'a'.repeat(41)])(
    'asks again when the user code is %j, and remembers nothing',
    async (userCode) => {
      const { status, headers } = await postLogin(await startSite(), { audience: 'private', userCode })
      expect(status).toBe(422)
      expect(headers).not.toHaveProperty('set-cookie')
      expect(headers).not.toHaveProperty('location')
    },
  )

  it('answers a form that is too large instead of hanging up', async () => {
    const form = { audience: 'private', userCode: 'AB123', padding: 'x'.repeat(200_000) }
    expect((await postLogin(await startSite(), form)).status).toBe(422)
  })

  it('is left when the rest of it does not come in time', async () => {
    const answered = Promise.withResolvers<Buffer | null>()
    const port = await startLocalServer((request) => readSmallBody(request, 50).then(answered.resolve, answered.reject))
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write('POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 40\r\n\r\nuserCode=')
    expect(await answered.promise).toBeNull()
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('does not read %s', async (type) => {
    expect((await postLogin(await startSite(), 'audience=private&userCode=AB123', type)).status).toBe(422)
  })
})

describe('the way to the login panel', () => {
  const askFor = async (path: string, cookie?: string) =>
    ask(await startSite(), { path, headers: { host, ...(cookie ? { cookie } : {}) } })

  it.each([
    ['/login', undefined, '/#entrar'],
    ['/login?locale=en', undefined, '/en#entrar'],
    ['/login', 'sona-login=private', '/#entrar'],
    ['/login', 'sona-login=corporate', '/empresas#entrar'],
    ['/login?locale=en', 'other=1; sona-login=corporate', '/en/corporate#entrar'],
    ['/login?locale=//evil.example', 'sona-login=//evil.example', '/#entrar'],
  ])('leads from %s with the cookie %s to %s', async (path, cookie, expected) => {
    const { status, headers } = await askFor(path, cookie)
    expect(status).toBe(302)
    expect(headers.location).toBe(expected)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('set-cookie')
  })

  it('opens the panel that a customer used last', async () => {
    const port = await startSite()
    const [cookie = ''] =
      (await postLogin(port, { audience: 'corporate', userCode: 'AB123' })).headers['set-cookie'] ?? []
    const { headers } = await ask(port, { path: '/login', headers: { host, cookie: cookie.split(';')[0] ?? '' } })
    expect(headers.location).toBe('/empresas#entrar')
  })
})
