import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { filePolicy } from '@/src/http/policy'
import { replaceableCaching } from '@/src/http/security-headers'
import { streetMapPath } from '@/src/links/street-map-path'
import { askPlainly } from '@/tests/support/ask-plainly'
import { freePort } from '@/tests/support/free-port'
import { type MirroredSite, pageOf, startMirroredSite } from '@/tests/support/mirrored-site'
import { type Nginx, startNginx } from '@/tests/support/nginx'
import { hasTool } from '@/tests/support/tools'
import { createSiteAsker } from './ask-site'
import { openMirrorFolder } from './folder'
import { type Following, followSite } from './follow-site'
import { writeNginxFiles } from './write-nginx-files'

const ask = (origin: string, path: string, fields: Record<string, string> = {}, method = 'GET') =>
  askPlainly(`${origin}${path}`, { fields, method, body: method === 'POST' ? 'a=b' : '' })

const apart = { 'Referrer-Policy': 'same-origin', 'Cross-Origin-Resource-Policy': 'cross-origin' }

describe.runIf(hasTool('nginx'))('a mirror that nginx serves', () => {
  let directory: string
  let site: MirroredSite
  let following: Following
  let nginx: Nginx
  let alone: string
  let behind: string

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'sona-mirror-'))
    site = await startMirroredSite()
    site.answers.set('/', pageOf('home'))
    site.answers.set('/en', pageOf('home in English'))
    const scripts = Array.from({ length: 50 }, (_none, at) => `https://www.bank.example/_islands/a-${at}.js`)
    site.answers.set('/tools', pageOf('tools', { 'Content-Security-Policy': `script-src ${scripts.join(' ')}` }))
    site.answers.set('/_newsletter/confirm', { ...pageOf('without a link of a message'), status: 400 })
    site.answers.set('/half', { ...pageOf('gzip alone'), brotli: undefined })
    site.answers.set('/apart', pageOf('for others too', apart))
    site.answers.set('/contas', pageOf('accounts'))
    // As a proxy between the mirror and the site says who it is.
    site.answers.set('/contas/ordem', pageOf(`long ${'x'.repeat(5_000)}`, { Server: 'nginx', Via: '1.1 proxy' }))
    site.answers.set('/pesquisar', { ...pageOf('search'), asks: ['q', 'pagina'] })
    site.answers.set('/velho', {
      status: 301,
      headers: { Location: '/contas', 'Cache-Control': 'public' },
      body: Buffer.alloc(0),
    })
    site.answers.set('/gone', { ...pageOf('gone'), status: 410 })
    const pdf = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline',
      ETag: 'W/"pdf"',
      'Cache-Control': 'x',
    }
    site.answers.set('/documents/Preçário (2026).pdf', { status: 200, headers: pdf, body: Buffer.from('%PDF') })
    const folder = await openMirrorFolder(join(directory, 'mirror'), { graceMs: 200 })
    for (const locale of ['pt', 'en']) {
      const said = (status: number) => ({
        status,
        headers: { 'content-type': 'text/plain' },
        body: Buffer.from(`${status} ${locale}`),
      })
      await folder.say(`503-${locale}`, said(503))
      await folder.say(`405-${locale}`, { ...said(405), headers: { allow: 'GET, HEAD' } })
    }
    writeFileSync(join(directory, 'streets.pmtiles'), 'PMTiles 0123456789')
    await writeNginxFiles({
      directory: join(directory, 'mirror'),
      isSecure: false,
      transportSecurity: undefined,
      streetMap: join(directory, 'streets.pmtiles'),
      site: { origin: site.origin.origin, host: site.origin.host },
    })
    following = followSite({
      asker: createSiteAsker({ origin: site.origin, host: site.origin.host }),
      folder,
      everyMs: 50,
    })
    await following.filled
    const [one, other] = [await freePort(), await freePort()]
    alone = `http://localhost:${one}`
    behind = `http://localhost:${other}`
    const places = join(directory, 'mirror', 'nginx')
    nginx = startNginx(
      directory,
      `access_log off; include ${places}/http.conf;
       server { listen 127.0.0.1:${one}; include ${places}/server.conf; }
       server { listen 127.0.0.1:${other}; include ${places}/server-behind-site.conf; }`,
    )
    const failed = nginx.ended.then(({ output }) => Promise.reject(new Error(output)))
    await Promise.race([vi.waitFor(() => ask(alone, '/'), { timeout: 5_000, interval: 20 }), failed])
  }, 30_000)
  afterAll(async () => {
    await following?.stop()
    await nginx?.stop()
    await site?.stop()
    rmSync(directory, { recursive: true, force: true })
  })

  const paths = [
    '/',
    '/tools',
    '/apart',
    '/half',
    '/en',
    '/contas',
    '/contas/ordem',
    '/pesquisar',
    '/gone',
    '/documents/Pre%C3%A7%C3%A1rio%20(2026).pdf',
  ]
  const encodings = ['', 'br', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip', 'identity']

  it.each(paths)('answers %s with the bytes and the head of the site, in every encoding', async (path) => {
    for (const encoding of encodings) {
      const fields = encoding === '' ? {} : { 'Accept-Encoding': encoding }
      const expected = await ask(site.origin.origin, path, fields)
      expect(await ask(alone, path, fields), `${path} ${encoding}`).toEqual(expected)
      expect(await ask(behind, path, fields)).toEqual(expected)
    }
  })

  it('does not say that there is nothing before everything was here once', async () => {
    const whole = join(directory, 'mirror', 'whole')
    rmSync(whole)
    expect((await ask(alone, '/nothing')).status).toBe(503)
    expect((await ask(alone, '/contas')).status).toBe(200)
    writeFileSync(whole, '')
    expect((await ask(alone, '/nothing')).status).toBe(404)
  })

  it('leads on, says that nothing changed, and that there is nothing, as the site does', async () => {
    const { headers, status } = await ask(alone, '/velho')
    const expected = await ask(site.origin.origin, '/velho')
    const { 'content-type': _type, 'content-length': _length, ...own } = headers
    const { 'content-length': _none, ...theirs } = expected.headers
    expect([status, own]).toEqual([301, theirs])
    expect(await ask(alone, '/contas/')).toMatchObject({ status: 301, headers: { location: '/contas' } })
    const tag = String((await ask(alone, '/contas')).headers.etag)
    for (const field of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const known = { 'If-None-Match': field }
      const { headers: own, ...unchanged } = await ask(alone, '/contas', known)
      expect(unchanged, field).toEqual({ status: 304, body: '' })
      // As RFC 9110 15.4.5 lets it: of what it did not send, nginx says how long it is.
      expect(own).toEqual({
        ...(await ask(site.origin.origin, '/contas', known)).headers,
        'content-length': (await ask(alone, '/contas')).headers['content-length'],
      })
    }
    expect((await ask(alone, '/contas', { 'If-None-Match': '"other"' })).status).toBe(200)
    expect(await ask(alone, '/nothing')).toMatchObject({ status: 404, body: expect.stringContaining('nothing at') })
    for (const hidden of ['/sona-body', '/sona-said/404-pt', '/contas.answer/body', '/contas.answer', '/../state.json'])
      expect((await ask(alone, hidden)).status, hidden).not.toBe(200)
  })

  it('says in the language of the page what it cannot do', async () => {
    expect(await ask(alone, '/pesquisar?q=x')).toMatchObject({ status: 503, body: '503 pt' })
    expect((await ask(alone, '/pesquisar?utm=x')).status).toBe(200)
    expect(await ask(alone, '/en/_newsletter/confirm?t=x')).toMatchObject({ status: 503, body: '503 en' })
    expect((await ask(alone, '/_search?q=x')).status).toBe(503)
    expect((await ask(alone, '/pesquisar?utm=x&pagina=2')).status).toBe(503)
    expect(await ask(alone, '/en', {}, 'POST')).toMatchObject({ status: 503, body: '503 en' })
    expect(await ask(alone, '/contas', {}, 'PUT')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    const answer = await ask(alone, '/en', {}, 'POST')
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'text/plain' })
  })

  it('answers parts of the streets, and only parts, with or without a site', async () => {
    for (const origin of [alone, behind]) {
      const part = await ask(origin, streetMapPath, { Range: 'bytes=8-11' })
      expect(part).toMatchObject({ status: 206, body: '0123' })
      expect(part.headers).toMatchObject({
        'content-type': 'application/vnd.pmtiles',
        'content-range': 'bytes 8-11/18',
        'content-security-policy': filePolicy,
        'cache-control': replaceableCaching,
        'x-content-type-options': 'nosniff',
        etag: expect.stringMatching(/^"/),
      })
      for (const range of [{}, { Range: 'bytes=18-' }, { Range: 'bytes=-5' }, { Range: 'bytes=0-1,4-5' }])
        expect((await ask(origin, streetMapPath, range)).status, JSON.stringify(range)).toBe(416)
    }
  })

  it('takes the language of a visitor, and keeps the one that is chosen', async () => {
    const away = { status: 302, headers: { location: '/en' } }
    expect(await ask(alone, '/', { 'Accept-Language': 'en-GB,en;q=0.9' })).toMatchObject(away)
    expect((await ask(alone, '/', { 'Accept-Language': 'pt-AO,en;q=0.5' })).status).toBe(200)
    expect((await ask(alone, '/', { 'Accept-Language': 'en', Cookie: 'a=b; sona-locale=pt' })).status).toBe(200)
    const chosen = await ask(alone, '/language/en?to=%2Fen%2Fprivate%2Fcards')
    expect(chosen).toMatchObject({ status: 303, headers: { location: '/en/private/cards' } })
    expect(chosen.headers['set-cookie']?.[0]).toContain('sona-locale=en')
    for (const odd of ['%2F%2Fevil.example', 'https://evil.example', '%2Fen%0d%0aX: y'])
      expect((await ask(alone, `/language/en?to=${odd}`)).headers.location).toBe('/en')
  })

  it('changes body and policy together, and takes down what is taken down, without a word to nginx', async () => {
    const soon = { timeout: 10_000, interval: 10 }
    site.answers.set('/contas', pageOf('accounts of another kind'))
    await vi.waitFor(async () => expect((await ask(alone, '/contas')).body).toContain('another kind'), soon)
    expect(await ask(alone, '/contas')).toEqual(await ask(site.origin.origin, '/contas'))
    site.answers.set('/novo', pageOf('new'))
    await vi.waitFor(async () => expect((await ask(alone, '/novo')).status).toBe(200), soon)
    site.answers.delete('/contas')
    await vi.waitFor(async () => expect((await ask(alone, '/contas')).status).toBe(404), soon)
    site.answers.set('/novo', { ...pageOf('withdrawn'), status: 410 })
    await vi.waitFor(async () => expect((await ask(alone, '/novo')).status).toBe(410), soon)
    site.answers.set('/novo', {
      status: 301,
      headers: { Location: '/en', 'Cache-Control': 'x' },
      body: Buffer.alloc(0),
    })
    await vi.waitFor(async () => expect((await ask(alone, '/novo')).headers.location).toBe('/en'), soon)
  })

  it('answers when a proxy in between says that it reaches no site', async () => {
    const known = await ask(alone, '/apart')
    for (const status of [502, 504]) {
      site.answers.set('/apart', { ...pageOf('no site'), status })
      expect((await ask(site.origin.origin, '/apart')).status).toBe(status)
      expect(await ask(behind, '/apart')).toEqual(known)
      expect(await ask(behind, '/apart', {}, 'POST')).toMatchObject({ status: 503, body: '503 pt' })
    }
    // Whatever else is said, the site said it.
    site.answers.set('/apart', { ...pageOf('busy'), status: 503 })
    expect(await ask(behind, '/apart')).toMatchObject({ status: 503, body: expect.stringContaining('busy') })
    site.answers.set('/apart', pageOf('for others too', apart))
  })

  it('answers when the site is gone, in front of which it stood', async () => {
    const before = await Promise.all(paths.map((path) => ask(alone, path)))
    expect((await ask(behind, '/pesquisar?q=x')).status).toBe(200)
    await site.stop()
    for (const [at, path] of paths.entries()) {
      expect(await ask(alone, path)).toEqual(before[at])
      expect(await ask(behind, path)).toEqual(before[at])
    }
    expect((await ask(behind, '/pesquisar?q=x')).status).toBe(503)
    expect(await ask(behind, '/en', {}, 'POST')).toMatchObject({ status: 503, body: '503 en' })
    expect((await ask(behind, '/nothing')).status).toBe(404)
  })
})
