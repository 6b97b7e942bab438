import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestListener, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ask, type Reply } from '@/tests/support/local-server'
import { openCmsPort, siteSecret } from '@/tests/support/open-cms-port'

const page = `<!doctype html><p>${'O seu dia de trabalho. '.repeat(400)}</p>`

/** What stands behind the port and answers everybody with the same. @param head the fields of its head. */
function answering(head: Record<string, string>, body: string | Buffer = page, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Length': String(Buffer.byteLength(body)), ...head })
    response.end(body)
  }
}

const html = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'rsc' }

async function askFor(serveNext: RequestListener, headers: Record<string, string> = {}, method = 'GET') {
  const port = await openCmsPort({ serveNext })
  return ask(port, { method, path: '/admin', headers: { host: `localhost:${port}`, ...headers } })
}

const bytesOf = ({ body }: Reply) => Buffer.from(body, 'latin1')

describe('an answer of the CMS', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('is smaller for who takes %s, and the same once it is read', async (accepted, encoding, decompress) => {
    const answer = await askFor(answering({ ...html, ETag: '"1"' }), { 'accept-encoding': accepted })
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'rsc, Accept-Encoding', etag: 'W/"1"' })
    expect(answer.headers['content-length']).toBeUndefined()
    expect(answer.headers['content-security-policy']).toContain('script-src')
    expect(bytesOf(answer).length).toBeLessThan(page.length / 10)
    expect(decompress(bytesOf(answer)).toString()).toBe(page)
  })

  it.each(['application/json', 'text/x-component', 'text/css; charset=utf-8', 'text/javascript'])(
    'is smaller as %s',
    async (type) => {
      const answer = await askFor(answering({ 'Content-Type': type }), { 'accept-encoding': 'br' })
      expect(answer.headers['content-encoding']).toBe('br')
    },
  )

  it.each<[string, RequestListener, Record<string, string>]>([
    ['for who takes nothing', answering(html), {}],
    ['as a picture', answering({ 'Content-Type': 'image/webp' }), { 'accept-encoding': 'br' }],
    ['when it is short', answering(html, '<p>Olá</p>'), { 'accept-encoding': 'br' }],
    [
      'as a part of a file',
      answering({ ...html, 'Content-Range': 'bytes 0-9199/9300' }, page, 206),
      { 'accept-encoding': 'br' },
    ],
    ['as events', answering({ 'Content-Type': 'text/event-stream' }), { 'accept-encoding': 'br' }],
    ['where that is not allowed', answering({ ...html, 'Cache-Control': 'no-transform' }), { 'accept-encoding': 'br' }],
  ])('stays as it is %s', async (_case, serveNext, headers) => {
    const answer = await askFor(serveNext, headers)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(Number(answer.headers['content-length'])).toBe(bytesOf(answer).length)
  })

  it('is compressed once, says its length for HEAD, and nothing when nothing changed', async () => {
    const encoded = await askFor(answering({ ...html, 'Content-Encoding': 'gzip' }), { 'accept-encoding': 'br' })
    expect([encoded.headers['content-encoding'], encoded.body]).toEqual(['gzip', page])
    const head = await askFor(answering(html), { 'accept-encoding': 'br' }, 'HEAD')
    expect([head.status, head.headers['content-encoding'], head.body]).toEqual([200, undefined, ''])
    expect(head.headers.vary).toContain('Accept-Encoding')
    const unchanged: RequestListener = (_request, response) => response.writeHead(304, { ETag: 'W/"1"' }).end()
    const same = await askFor(unchanged, { 'accept-encoding': 'br', 'if-none-match': 'W/"1"' })
    expect([same.status, same.headers['content-encoding'], same.body]).toEqual([304, undefined, ''])
  })

  it('is compressed for a site too, which fetches what it shows', async () => {
    const port = await openCmsPort({ serveNext: answering({ 'Content-Type': 'application/json' }) })
    const answer = await fetch(`http://127.0.0.1:${port}/api/graphql`, {
      headers: { authorization: `Bearer ${siteSecret}` },
    })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.text()).toBe(page)
  })

  it('that is written part by part arrives part by part', async () => {
    const sent = vi.fn<(text: string) => void>()
    let goOn: () => unknown = () => expect.fail('nothing was asked yet')
    const serveNext: RequestListener = (_request, response) => {
      response.setHeader('Content-Type', 'text/x-component')
      response.write('first ')
      // As Next does after each part of a page.
      if ('flush' in response && typeof response.flush === 'function') response.flush()
      goOn = () => response.end('second')
    }
    const port = await openCmsPort({ serveNext })
    const headers = { host: `localhost:${port}`, 'accept-encoding': 'br' }
    const question = request({ host: '127.0.0.1', port, path: '/admin', headers, agent: false }, (answer) => {
      expect(answer.headers['content-encoding']).toBe('br')
      answer.pipe(createBrotliDecompress()).on('data', (part: Buffer) => sent(part.toString()))
    })
    question.end()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('first '))
    goOn()
    await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith('second'))
  })
})

describe('a file of the build', () => {
  const script = `console.log('${'a'.repeat(5_000)}')`

  async function openWithFiles() {
    const directory = mkdtempSync(join(tmpdir(), 'sona-cms-files-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    mkdirSync(join(directory, 'chunks'))
    writeFileSync(join(directory, 'chunks', '1a2b.js'), script)
    const files = [{ prefix: '/_next/static/', directory, isImmutable: true }]
    const port = await openCmsPort({ serveNext: answering(html, 'of Next', 404), files })
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(port, { method, path, headers: { host: `localhost:${port}`, 'accept-encoding': 'br, gzip', ...headers } })
    return { directory, get }
  }

  it('is kept by browsers for good, and compressed once for everybody', async () => {
    const { directory, get } = await openWithFiles()
    const answer = await get('/_next/static/chunks/1a2b.js')
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(bytesOf(answer)).toString()).toBe(script)
    rmSync(join(directory, 'chunks'), { recursive: true })
    const { headers, body } = await get('/_next/static/chunks/1a2b.js?dpl=1', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(Buffer.from(body, 'latin1')).toString()).toBe(script)
    const tag = headers.etag ?? ''
    expect((await get('/_next/static/chunks/1a2b.js', { 'if-none-match': tag })).status).toBe(304)
    const head = await get('/_next/static/chunks/1a2b.js', {}, 'HEAD')
    expect([head.status, head.headers['content-encoding'], head.body]).toEqual([200, 'br', ''])
  })

  it('that is not there, or outside its folder, is for Next to answer', async () => {
    const { get } = await openWithFiles()
    for (const path of ['/_next/static/chunks/none.js', '/_next/static/../secret.js', '/_next/static/%2e%2e/a.js'])
      expect((await get(path)).body, path).toBe('of Next')
  })
})
