import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { ask } from '@/tests/support/local-server'
import { openCmsPort, signLogin, siteSecret } from '@/tests/support/open-cms-port'

/** What stands behind the port: notes what reaches it, reads it whole, and answers. */
function behind(answer: (path: string) => Record<string, string | string[]> = () => ({})) {
  const reached: string[] = []
  const cookies: (string | undefined)[] = []
  const policies: (string | undefined)[] = []
  const serveNext: RequestListener = (request, response) => {
    reached.push(`${request.method} ${request.url}`)
    cookies.push(request.headers.cookie)
    policies.push(request.headers['content-security-policy']?.toString())
    for (const [name, value] of Object.entries(answer(request.url ?? ''))) response.setHeader(name, value)
    request.resume().once('end', () => response.end('answered'))
  }
  return { reached, cookies, policies, serveNext }
}

describe('the port of the CMS', () => {
  it('answers to its own names only, so that no page elsewhere can point its name at it', async () => {
    const { serveNext, reached } = behind()
    const port = await openCmsPort({ serveNext, address: 'https://cms.bank.example' })
    const statusFor = async (host: string) => (await ask(port, { headers: { host } })).status
    expect(await statusFor(`localhost:${port}`)).toBe(200)
    expect(await statusFor('CMS.bank.example')).toBe(200)
    for (const host of ['evil.example', `localhost:${port}.evil.example`, 'localhost', 'localhost:1'])
      expect(await statusFor(host), host).toBe(421)
    expect(reached).toHaveLength(2)
  })

  it('answers a site by whatever name the network between them has for it', async () => {
    const { serveNext, reached } = behind()
    const port = await openCmsPort({ serveNext, address: 'https://cms.bank.example' })
    const statusFor = async (authorization: string) =>
      (await ask(port, { path: '/publications', headers: { host: 'sona-cms:3001', authorization } })).status
    expect(await statusFor(`Bearer ${siteSecret}`)).toBe(200)
    for (const other of [`Bearer ${signLogin()}`, `JWT ${signLogin()}`, 'Bearer another', ''])
      expect(await statusFor(other), other).toBe(421)
    expect(reached).toEqual(['GET /publications'])
  })

  it('lets a page of a sibling host change nothing, whoever is logged in, and says why in their language', async () => {
    const { serveNext, reached } = behind()
    const port = await openCmsPort({ serveNext })
    const headers = {
      host: `localhost:${port}`,
      cookie: `payload-token=${signLogin()}; payload-lng=en`,
      origin: `http://localhost:${port + 1}`,
      'sec-fetch-site': 'same-site',
      'content-type': 'multipart/form-data; boundary=a',
    }
    const refused = await ask(port, { method: 'POST', path: '/api/users', headers, body: '--a--' })
    expect(refused.status).toBe(403)
    expect(JSON.parse(refused.body)).toEqual({
      errors: [{ message: expect.stringContaining('came from outside the CMS') }],
    })
    const own = { ...headers, origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' }
    expect((await ask(port, { method: 'POST', path: '/api/users', headers: own, body: '--a--' })).status).toBe(200)
    expect(reached).toEqual(['POST /api/users'])
  })

  it('keeps the login in a cookie that no other host can set, where its address is https', async () => {
    const set = 'payload-token=of-somebody; Path=/; HttpOnly=true; SameSite=Strict'
    const { serveNext, cookies } = behind(() => ({ 'Set-Cookie': [set, 'payload-lng=pt; Path=/'] }))
    const port = await openCmsPort({ serveNext, address: 'https://cms.bank.example' })
    const cookie = '__Host-payload-token=own; payload-token=of-a-sibling; payload-lng=pt'
    const { headers } = await ask(port, { headers: { host: 'cms.bank.example', cookie } })
    expect(headers['set-cookie']).toEqual([
      '__Host-payload-token=of-somebody; Path=/; HttpOnly=true; SameSite=Strict; Secure',
      'payload-lng=pt; Path=/; Secure',
    ])
    expect(cookies).toEqual(['payload-token=own; payload-lng=pt'])
  })

  it('tells Next a nonce of its own for every page, whatever a client claims', async () => {
    const { serveNext, policies } = behind()
    const port = await openCmsPort({ serveNext })
    const headers = { host: `localhost:${port}`, 'content-security-policy': "script-src 'nonce-mine'" }
    const pages = [await ask(port, { path: '/admin', headers }), await ask(port, { path: '/admin', headers })]
    expect(pages.map((page) => page.headers['content-security-policy'])).toEqual(policies)
    expect(new Set(policies).size).toBe(2)
    expect(policies.join()).not.toContain('mine')
    expect(policies[0]).toContain("frame-ancestors 'none'")
    await ask(port, { path: '/api/users/me', headers })
    expect(policies[2]).toBeUndefined()
  })

  it('leaves a policy alone that an answer brings, and hands out files to be kept, pictures apart', async () => {
    const types: Record<string, Record<string, string>> = {
      '/history': { 'Content-Security-Policy': "default-src 'none'; sandbox" },
      '/api/documents/file/a.pdf': { 'Content-Type': 'application/pdf' },
      '/api/media/file/a.webp': { 'Content-Type': 'image/webp' },
      '/api/pages': { 'Access-Control-Allow-Origin': '*' },
    }
    const { serveNext } = behind((path) => types[path] ?? {})
    const port = await openCmsPort({ serveNext })
    const get = async (path: string) => (await ask(port, { path, headers: { host: `localhost:${port}` } })).headers
    expect((await get('/history'))['content-security-policy']).toBe("default-src 'none'; sandbox")
    const document = await get('/api/documents/file/a.pdf')
    expect(document['content-disposition']).toBe('attachment')
    expect(document['content-security-policy']).toContain('sandbox')
    expect((await get('/api/media/file/a.webp'))['content-disposition']).toBeUndefined()
    const data = await get('/api/pages')
    expect(data['access-control-allow-origin']).toBeUndefined()
    expect(data).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })
})

describe('a body', () => {
  const staff = { authorization: `JWT ${signLogin()}` }
  const site = { authorization: `Bearer ${siteSecret}` }
  const mega = 1_000_000
  it.each<[string, string, number, Record<string, string>, number]>([
    ['of a stranger', '/api/users/login', 100_000, {}, 200],
    ['of a stranger that is large', '/api/users/login', 300_000, {}, 413],
    ['of a stranger who claims to upload', '/api/media', 5 * mega, {}, 413],
    ['of a stranger with a login of their own making', '/api/media', 5 * mega, { authorization: 'JWT a.b.c' }, 413],
    ['of a login that has run out', '/api/media', 5 * mega, { authorization: `JWT ${signLogin({ endsIn: -1 })}` }, 413],
    ['of staff', '/api/pages', 0.9 * mega, staff, 200],
    ['of staff that is no file', '/api/pages', 1.1 * mega, staff, 413],
    ['of staff with a picture', '/api/media', 11 * mega, staff, 200],
    ['of staff with a new picture for an old one', '/api/media/7', 11 * mega, staff, 200],
    ['of staff with too large a picture', '/api/media', 13 * mega, staff, 413],
    ['of staff with a bundle', '/api/promotion/take?reason=x', 55 * mega, staff, 200],
    ['of staff with too large a bundle', '/api/promotion/take', 61 * mega, staff, 413],
    ['of a stranger with a bundle', '/api/promotion/take', 5 * mega, {}, 413],
    ['of a site that delivers', '/api/submissions/take', 30 * mega, site, 200],
    ['of a site that delivers more than any form allows', '/api/submissions/take', 61 * mega, site, 413],
    ['of a site that hands in a file', '/api/archive/content', 11 * mega, site, 200],
    ['of a site that hands in more than any file', '/api/archive/content', 13 * mega, site, 413],
    ['of a stranger who hands in a file', '/api/archive/content', 11 * mega, {}, 413],
    ['of somebody who claims to be a site', '/api/submissions/take', 30 * mega, { authorization: 'Bearer x' }, 413],
  ])('%s is read or refused by its length alone (%s)', async (_who, path, length, headers, status) => {
    const { serveNext, reached } = behind()
    const port = await openCmsPort({ serveNext })
    const socket = connect(port, '127.0.0.1')
    const fields = { Host: `localhost:${port}`, 'Content-Length': String(Math.round(length)), ...headers }
    const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
    // Nothing of the body is sent: what is refused is refused without it.
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
    if (status === 200) await vi.waitFor(() => expect(reached).toEqual([`POST ${path}`]))
    else {
      expect(await text(socket)).toContain(`HTTP/1.1 ${status} `)
      expect(reached).toEqual([])
    }
    socket.destroy()
  })

  it('must say how long it is', async () => {
    const { serveNext, reached } = behind()
    const port = await openCmsPort({ serveNext })
    const headers = { host: `localhost:${port}`, 'transfer-encoding': 'chunked', ...staff }
    expect((await ask(port, { method: 'POST', path: '/api/pages', headers, body: '{}' })).status).toBe(411)
    expect(reached).toEqual([])
  })

  it('that trickles in ends its connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { serveNext, reached } = behind()
      const port = await openCmsPort({ serveNext })
      const socket = connect(port, '127.0.0.1')
      socket.write(`POST /api/users/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 1000\r\n\r\n{`)
      while (reached.length === 0) await new Promise((resolve) => setImmediate(resolve))
      vi.advanceTimersByTime(11_000)
      expect(await text(socket)).toContain('HTTP/1.1 408 ')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('strangers', () => {
  /** Answers nobody until it is told to. */
  function slow() {
    const under: (() => void)[] = []
    const serveNext: RequestListener = (_request, response) => void under.push(() => response.end('answered'))
    return { under, serveNext }
  }

  it('are answered a few at a time, wait for each other, and are told to come again when too many wait', async () => {
    const { under, serveNext } = slow()
    let network = '192.0.2.1'
    const port = await openCmsPort({ serveNext, network: () => network })
    const get = (path: string, headers: Record<string, string> = {}) =>
      ask(port, { path, headers: { host: `localhost:${port}`, ...headers } })
    const first = Array.from({ length: 4 }, () => get('/api/pages'))
    await vi.waitFor(() => expect(under).toHaveLength(2))
    // Two are answered and two wait.
    await vi.waitFor(async () => expect((await get('/api/pages')).status).toBe(429))
    const tooMany = await get('/api/pages')
    expect(tooMany).toMatchObject({ status: 429, headers: { 'retry-after': '5' } })

    // Staff, sites, the state of the process and another network do not wait behind them.
    const others = [
      get('/api/pages', { authorization: `JWT ${signLogin()}` }),
      get('/api/graphql', { authorization: `Bearer ${siteSecret}` }),
      get('/healthz'),
      get('/_next/static/a.js'),
    ]
    await vi.waitFor(() => expect(under).toHaveLength(6))
    network = '198.51.100.1'
    const neighbour = get('/api/pages')
    await vi.waitFor(() => expect(under).toHaveLength(7))
    // Somebody who leaves gives the place to whoever waits longest.
    while (under.length > 0) {
      for (const end of under.splice(0)) end()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    for (const answer of await Promise.all([...first, ...others, neighbour])) expect(answer.status).toBe(200)
  })

  it('who wait for news hold up nobody who asks', async () => {
    const { under, serveNext } = slow()
    const port = await openCmsPort({ serveNext })
    const get = (path: string) => ask(port, { path, headers: { host: `localhost:${port}` } })
    const waiting = Array.from({ length: 4 }, () => get('/publications?after=1&wait=25'))
    await vi.waitFor(() => expect(under).toHaveLength(4))
    expect((await get('/publications?after=1&wait=25')).status).toBe(429)
    const asking = get('/api/pages')
    await vi.waitFor(() => expect(under).toHaveLength(5))
    for (const end of under) end()
    for (const answer of await Promise.all([...waiting, asking])) expect(answer.status).toBe(200)
  })
})
