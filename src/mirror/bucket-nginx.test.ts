import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askPlainly } from '@/tests/support/ask-plainly'
import { freePort } from '@/tests/support/free-port'
import { type MirroredSite, pageOf, startMirroredSite } from '@/tests/support/mirrored-site'
import { type Nginx, startNginx } from '@/tests/support/nginx'
import { type ObjectStore, serveObjects } from '@/tests/support/object-store/serve-objects'
import { hasTool } from '@/tests/support/tools'
import { createSiteAsker } from './ask-site'
import { openMirrorBucket } from './bucket'
import { openMirrorFolder } from './folder'
import { type Following, followSite } from './follow-site'
import { withBucket } from './with-bucket'
import { writeNginxFiles } from './write-nginx-files'

const soon = { timeout: 10_000, interval: 10 }

describe.runIf(hasTool('nginx'))('a mirror in a bucket that nginx serves', () => {
  let directory: string
  let site: MirroredSite
  let objects: ObjectStore
  let following: Following
  let nginx: Nginx
  let alone: string

  const ask = (path: string, fields: Record<string, string> = {}, method = 'GET', origin = alone) =>
    askPlainly(`${origin}${path}`, { fields, method, body: method === 'POST' ? 'a=b' : '' })
  const refusal = (status: number, locale: string) => ({
    ...{ status, body: Buffer.from(`${status} ${locale}`) },
    headers: {
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    },
  })

  async function follow(): Promise<void> {
    const own = await openMirrorFolder(join(directory, 'mirror'), { graceMs: 200 })
    const folder = withBucket(own, await openMirrorBucket(objects.place), (locale) => refusal(503, locale))
    for (const locale of ['pt', 'en'])
      for (const status of [503, 405]) await folder.say(`${status}-${locale}`, refusal(status, locale))
    const asker = createSiteAsker({ origin: site.origin, host: site.origin.host })
    following = followSite({ asker, folder, everyMs: 50 })
    await following.filled
  }

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'sona-bucket-'))
    site = await startMirroredSite()
    objects = await serveObjects({ isReadableByAll: true })
    site.answers.set('/', pageOf('home'))
    site.answers.set('/en', pageOf('home in English'))
    site.answers.set('/half', { ...pageOf('gzip alone'), brotli: undefined })
    site.answers.set('/apart', pageOf('for others too', { 'Cross-Origin-Resource-Policy': 'cross-origin' }))
    site.answers.set('/contas', pageOf('accounts'))
    site.answers.set('/contas/ordem', pageOf(`long ${'x'.repeat(5_000)}`))
    site.answers.set('/pesquisar', { ...pageOf('search'), asks: ['q'] })
    const moved = { status: 301, headers: { Location: '/contas', 'Cache-Control': 'public' }, body: Buffer.alloc(0) }
    site.answers.set('/velho', moved)
    site.answers.set('/gone', { ...pageOf('gone'), status: 410 })
    const pdf = { 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline', 'Cache-Control': 'x' }
    const file = { status: 200, headers: { ...pdf, ETag: 'W/"pdf"' }, body: Buffer.from('%PDF') }
    site.answers.set('/documents/Preçário (2026)?.pdf', file)
    await follow()
    const { origin, host } = site.origin
    const common = { directory: join(directory, 'mirror'), isSecure: false, transportSecurity: undefined }
    await writeNginxFiles({ ...common, site: { origin, host }, store: objects.place })
    const port = await freePort()
    alone = `http://localhost:${port}`
    const places = join(directory, 'mirror', 'nginx')
    nginx = startNginx(
      directory,
      `access_log off; include ${places}/bucket-http.conf; server { listen 127.0.0.1:${port}; include ${places}/bucket-server.conf; }`,
    )
    const failed = nginx.ended.then(({ output }) => Promise.reject(new Error(output)))
    await Promise.race([vi.waitFor(() => ask('/'), { timeout: 5_000, interval: 20 }), failed])
  }, 60_000)
  afterAll(async () => {
    await following?.stop()
    await nginx?.stop()
    await site?.stop()
    await objects?.close()
    rmSync(directory, { recursive: true, force: true })
  })

  const file = '/documents/Pre%C3%A7%C3%A1rio%20(2026)%3F.pdf'
  const paths = ['/', '/en', '/half', '/apart', '/contas', '/contas/ordem', '/pesquisar', '/gone', file]

  it.each(paths)('answers %s with the bytes and the head of the site, in every encoding', async (path) => {
    for (const encoding of ['', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip', 'identity']) {
      const fields = encoding === '' ? {} : { 'Accept-Encoding': encoding }
      const expected = await ask(path, fields, 'GET', site.origin.origin)
      expect(await ask(path, fields), `${path} ${encoding}`).toEqual(expected)
    }
  })

  it('leads on, and says that there is nothing, as the site does', async () => {
    const moved = await ask('/velho')
    expect([moved.status, moved.headers.location, moved.headers['cache-control']]).toEqual([301, '/contas', 'public'])
    expect(await ask('/contas/')).toMatchObject({ status: 301, headers: { location: '/contas' } })
    const nothing = await ask('/nothing')
    expect(nothing).toMatchObject({ status: 404, body: expect.stringContaining('nothing at') })
    expect(nothing.headers['content-security-policy']).toContain("default-src 'none'")
    // Nothing of the store is shown, and nothing else of it can be reached.
    for (const path of ['/contas', '/nothing', '/gone'])
      expect(Object.keys((await ask(path)).headers).filter((name) => name.startsWith('x-amz'))).toEqual([])
    for (const hidden of ['/said/plain/404-pt.answer', '/sona/live/plain/contas.answer', '/../said/plain/503-pt'])
      expect((await ask(hidden)).status, hidden).toBe(404)
  })

  it('says in the language of the page what it cannot do', async () => {
    expect(await ask('/pesquisar?q=x')).toMatchObject({ status: 503, body: '503 pt' })
    expect((await ask('/pesquisar?utm_source=x&utm_medium=y')).status).toBe(200)
    expect((await ask('/contas?q=x')).status).toBe(200)
    expect(await ask('/en/_newsletter/confirm?t=x')).toMatchObject({ status: 503, body: '503 en' })
    expect(await ask('/en', {}, 'POST')).toMatchObject({ status: 503, body: '503 en' })
    expect(await ask('/contas', {}, 'PUT')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it('takes the language of a visitor, and keeps the one that is chosen', async () => {
    expect(await ask('/', { 'Accept-Language': 'en' })).toMatchObject({ status: 302, headers: { location: '/en' } })
    const chosen = await ask('/language/en?to=%2Fen%2Fprivate')
    expect(chosen).toMatchObject({ status: 303, headers: { location: '/en/private' } })
    expect(chosen.headers['set-cookie']?.[0]).toContain('sona-locale=en')
  })

  it('changes body and policy together, and takes down what is taken down, without a word to nginx', async () => {
    site.answers.set('/contas', pageOf('accounts of another kind'))
    await vi.waitFor(async () => expect((await ask('/contas')).body).toContain('another kind'), soon)
    expect(await ask('/contas')).toEqual(await ask('/contas', {}, 'GET', site.origin.origin))
    site.answers.delete('/contas')
    await vi.waitFor(async () => expect((await ask('/contas')).status).toBe(404), soon)
    site.answers.set('/contas', { ...pageOf('withdrawn'), status: 410 })
    await vi.waitFor(async () => expect((await ask('/contas')).status).toBe(410), soon)
    site.answers.set('/contas', pageOf('back again'))
    await vi.waitFor(async () => expect((await ask('/contas')).status).toBe(200), soon)
    await vi.waitFor(
      () => expect(objects.names().filter((name) => name.startsWith('gone/br/contas'))).toEqual([]),
      soon,
    )
  })

  it('does again what the store did not take, and what changed while the mirror was away', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    objects.setFault({ failures: 8 })
    site.answers.set('/apart', pageOf('taken in the end'))
    await vi.waitFor(async () => expect((await ask('/apart')).body).toContain('in the end'), soon)
    objects.setFault('none')
    await following.stop()
    site.answers.delete('/half')
    objects.remove('live/plain/en.answer')
    await follow()
    await vi.waitFor(async () => expect((await ask('/half')).status).toBe(404), soon)
    expect((await ask('/en')).status).toBe(200)
  })

  it('answers when all else is gone', async () => {
    const left = paths.filter((path) => path !== '/half')
    const before = await Promise.all(left.map((path) => ask(path)))
    await following.stop()
    await site.stop()
    rmSync(join(directory, 'mirror', 'live'), { recursive: true })
    for (const [at, path] of left.entries()) expect(await ask(path)).toEqual(before[at])
    expect((await ask('/velho')).headers.location).toBe('/contas')
    expect((await ask('/nothing')).status).toBe(404)
    objects.setFault('away')
    expect((await ask('/contas')).status).toBe(503)
  })
})
