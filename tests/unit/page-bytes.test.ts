import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startLocalServer } from '../support/local-server'
import { readPageBytes } from '../support/page-bytes'

type File = { type: string; content: string; headers?: Record<string, string>; status?: number }
type Site = Record<string, File>

const html = (origin: string, build: string) => `<!DOCTYPE html><html lang="en"><head><title>A page</title>
<link rel="canonical" href="${origin}/page">
<meta property="og:image" content="${origin}/_pictures/${createHash('md5').update(origin).digest('hex')}.png"><link rel="stylesheet" href="/styles.css"><link rel="icon" href="/icon.svg">
<script type="module" src="/_islands/boot.js" data-build="${build}"></script></head>
<body><img src="/small.png" srcset="/small.png 1x, /large.png 2x" alt=""><a href="/other">Another page</a><p>11/03/2026</p>
<script type="application/ld+json">{"dateModified":"${new Date(Number(new URL(origin || 'http://a:1').port)).toISOString()}"}</script></body></html>`

/** A site of one page, with one file of each kind that a page leads to. */
function makeSite(origin: string, build: string): Site {
  const island = { type: 'text/javascript', content: 'export const island = 1' }
  return {
    '/page': {
      type: 'text/html',
      content: html(origin, build),
      headers: {
        'content-security-policy': `default-src 'none'; script-src ${origin}/_islands/boot.js ${origin}/_islands/later.js; img-src 'self'`,
        'speculation-rules': '"/rules.json"',
        etag: `"${build}"`,
      },
    },
    '/other': { type: 'text/html', content: 'another page' },
    '/styles.css': { type: 'text/css', content: '@import "more.css"; p { background: url("/paper.png") }' },
    '/more.css': { type: 'text/css', content: '@font-face { src: url(face.woff2) }' },
    '/paper.png': { type: 'image/png', content: 'paper' },
    '/face.woff2': { type: 'font/woff2', content: 'face' },
    '/icon.svg': { type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    '/small.png': { type: 'image/png', content: 'small' },
    '/large.png': { type: 'image/png', content: 'large' },
    '/rules.json': { type: 'application/speculationrules+json', content: '{}' },
    '/robots.txt': { type: 'text/plain', content: 'User-agent: *' },
    '/_islands/boot.js': island,
    '/_islands/later.js': island,
    '/_build/latest.json': { type: 'application/json', content: JSON.stringify({ id: build }) },
  }
}

/** Serves a site, each time on another port, and reads its page as a judge does. */
async function read(change: (site: Site) => void = () => undefined, build = 'first-build') {
  let site: Site = {}
  const port = await startLocalServer((request, response) => {
    const file = site[request.url ?? '']
    response.writeHead(file?.status ?? (file ? 200 : 404), {
      ...file?.headers,
      ...(file ? { 'content-type': file.type, 'content-encoding': 'gzip' } : {}),
    })
    response.end(file && gzipSync(file.content))
  })
  const origin = `http://127.0.0.1:${port}`
  site = makeSite(origin, build)
  change(site)
  return readPageBytes({ site: origin, href: '/page', language: 'en', besides: ['/robots.txt'] })
}

/** Changes one file of the site. */
const edit = (path: string, text: (file: File) => Partial<File>) => (site: Site) => {
  const file = site[path]
  if (!file) throw new Error(`The site has no ${path}`)
  site[path] = { ...file, ...text(file) }
}

test('a page has the same hash at another address and in another build', async () => {
  const [one, other, later] = [await read(), await read(), await read(undefined, 'second-build')]
  expect(other.hash).toBe(one.hash)
  expect(later.hash).toBe(one.hash)
})

test('a page has the same hash on another day, and another one when it says something else', async () => {
  const says = (text: string) =>
    read(edit('/page', ({ content }) => ({ content: content.replace('11/03/2026', text) })))
  const [first, later, price, noDay] = [
    await says('<time datetime="2026-03-11">11/03/2026</time>'),
    await says('<time datetime="2027-12-31">31/12/2027</time>'),
    await says('<time datetime="2026-03-11">11/03/2026</time>, 12.50'),
    await says('<time datetime="2026-03-32">32/03/2026</time>'),
  ]
  expect(later.hash).toBe(first.hash)
  expect(new Set([first.hash, price.hash, noDay.hash]).size).toBe(3)
})

test('all that a page loads is found: what it names, what its styles name, and every script that its policy allows', async () => {
  const { addresses } = await read()
  expect([...addresses].sort()).toEqual(
    Object.keys(makeSite('', ''))
      .filter((path) => !['/other', '/_build/latest.json'].includes(path))
      .sort(),
  )
})

test.each([
  '/page',
  '/styles.css',
  '/more.css',
  '/paper.png',
  '/face.woff2',
  '/icon.svg',
  '/small.png',
  '/large.png',
  '/rules.json',
  '/robots.txt',
  '/_islands/boot.js',
  '/_islands/later.js',
])('a changed byte, header or status of %s makes another hash', async (path) => {
  const hashes = [
    await read(),
    await read(edit(path, ({ content }) => ({ content: `${content} ` }))),
    await read(edit(path, ({ headers }) => ({ headers: { ...headers, 'cache-control': 'no-store' } }))),
    await read(edit(path, () => ({ status: 203 }))),
  ].map(({ hash }) => hash)
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('another page that this one only leads to has no part in it', async () => {
  const changed = await read(edit('/other', () => ({ content: 'changed' })))
  expect(changed.hash).toBe((await read()).hash)
})

test('what is weighed is what travels: the page and its styles', async () => {
  const [{ blocking }, larger] = [
    await read(),
    await read(edit('/styles.css', ({ content }) => ({ content: `${content} p { color: red }` }))),
  ]
  expect(larger.blocking).toBeGreaterThan(blocking)
  const { blocking: withLargerFace } = await read(
    edit('/face.woff2', ({ content }) => ({ content: content.repeat(9) })),
  )
  // Another port is packed into a byte more or less.
  expect(Math.abs(withLargerFace - blocking)).toBeLessThan(5)
})
