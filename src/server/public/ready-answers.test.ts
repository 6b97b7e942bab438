import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishPage } from '@/src/publishing/finished-page'
import { openPageStore } from '@/src/publishing/page-store'
import { answerStoredPages } from '@/tests/support/stored-pages'
import { type Listener, openListener } from '../process/listeners'
import { createPublicListener } from './public-listener'
import { createReadyAnswers } from './ready-answers'

const directory = mkdtempSync(join(tmpdir(), 'sona-ready-'))
const host = 'bank.example'
const store = openPageStore({ directory: join(directory, 'pages'), mostBytes: 100_000_000 })
const visited: string[] = []
/** Whether another frame is to be put around one of the pages. */
let isBehind = false
const pages = answerStoredPages(store, {
  noteVisit: (href) => visited.push(href),
  hasOldFrame: (href) => href === '/behind' && isBehind,
  renewFrame: async (href) => {
    isBehind = false
    await put(href, 'in the frame of now')
  },
})
const files = [
  { prefix: '/_next/static/', directory: join(directory, 'static'), isImmutable: true },
  { prefix: '/', directory: join(directory, 'public'), isImmutable: false },
]
const transportSecurity = 'max-age=63072000'

async function put(href: string, text = `the page of ${href} `.repeat(100), status = 200) {
  const body = Buffer.from(text)
  await store.put(await finishPage({ href, status, headers: { 'Content-Type': 'text/html' }, tags: [], seq: 1, body }))
}

/** How many requests were answered with what lay ready. */
let quickly = 0
const opened: Listener[] = []
let ports = { quick: 0, usual: 0 }

beforeAll(async () => {
  for (const name of ['static', 'public']) mkdirSync(join(directory, name))
  writeFileSync(join(directory, 'static', '4f1b.css'), 'main { color: red } '.repeat(100))
  writeFileSync(join(directory, 'static', 'face.woff2'), 'a face')
  writeFileSync(join(directory, 'public', 'robots.txt'), 'a file')
  for (const href of [
    '/',
    '/en',
    '/a',
    '/en/a',
    '/login',
    '/_forms/contact',
    '/_newsletter/confirm',
    '/_sealed/report',
  ])
    await put(href)
  for (const href of ['/admin', '/healthz', '/page-not-found', '/en/page-not-found', '/robots.txt', '/language/en'])
    await put(href)
  await put('/large', Array.from({ length: 60_000 }, (_, index) => String(index)).join(' '))
  await put('/gone', 'nothing', 410)
  const site = { pages, files, allowedHosts: new Set([host, 'localhost']) }
  const health = () => ({ isFeedRead: true, waiting: 0, failing: 0, isDrawing: true })
  for (const isQuick of [true, false]) {
    const listener = await openListener({ port: 0, host: '127.0.0.1', setting: 'PORT', transportSecurity })
    const quick = createReadyAnswers({ ...site, connection: listener.connection, proxies: 0 })
    listener.serve(
      createPublicListener({ ...site, health, isSecure: false, sealedPort: 1 }),
      isQuick
        ? (request, response) => {
            const isAnswered = quick(request, response)
            if (isAnswered) quickly++
            return isAnswered
          }
        : undefined,
    )
    opened.push(listener)
    ports = isQuick ? { ...ports, quick: listener.port } : { ...ports, usual: listener.port }
  }
})
afterAll(async () => {
  await Promise.all(opened.map((listener) => listener.close(0)))
  rmSync(directory, { recursive: true })
})

/** Everything that comes back on one connection, the hour apart. */
async function exchange(port: number, requests: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${requests}GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  return (await buffer(socket)).toString('latin1').replaceAll(/\r\nDate: \w{3}, [^\r]+ GMT\r\n/g, '\r\nDate: now\r\n')
}

const request = (path: string, fields: Readonly<Record<string, string>> = {}, method = 'GET', version = '1.1') => {
  const lines = Object.entries({ Host: host, ...fields }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/${version}\r\n${lines.join('')}\r\n`
}

/** Asks both ports twice, because files lie ready once they have been asked for. @returns how many of both were answered at once. */
async function compare(requests: string): Promise<number> {
  await exchange(ports.quick, requests)
  quickly = 0
  const answered = await exchange(ports.quick, requests)
  expect(answered).toBe(await exchange(ports.usual, requests))
  expect(answered).toMatch(/^HTTP\/1\.1 \d{3} /)
  return quickly
}

const tagOf = (href: string) => store.known.get(href)?.headers['ETag'] ?? ''
const browser = {
  Connection: 'keep-alive',
  'sec-ch-ua': '"Chromium";v="153"',
  'Upgrade-Insecure-Requests': '1',
  'User-Agent': 'Mozilla/5.0',
  Accept: 'text/html,*/*;q=0.8',
  'Sec-Fetch-Site': 'none',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'pt-AO,pt;q=0.9,en;q=0.8',
  Cookie: 'one=1',
}

describe('what lies ready', () => {
  it.each([
    ['a page in brotli', request('/a', { 'Accept-Encoding': 'gzip, br' })],
    ['a page in gzip', request('/en/a', { 'Accept-Encoding': 'gzip' })],
    ['the head of a page', request('/a', { 'Accept-Encoding': 'br' }, 'HEAD')],
    ['a page as browsers ask', request('/a', browser)],
    ['the home page', request('/', browser)],
    ['the home page of those who say nothing', request('/', { 'accept-encoding': 'br' })],
    ['a large page', request('/large', browser)],
    ['a style', request('/_next/static/4f1b.css', browser)],
    ['a file without another form', request('/_next/static/face.woff2')],
    ['a page that the browser has', request('/a', { ...browser, 'If-None-Match': '*tag*' })],
    ['the head of one', request('/a', { 'If-None-Match': '*tag*' }, 'HEAD')],
  ])('is, byte for byte, what everybody else gets: %s', async (_name, bytes) => {
    expect(await compare(bytes.replace('*tag*', tagOf('/a')))).toBe(1)
  })

  it('comes in the order of the requests, also when many come at once', async () => {
    expect(await compare(request('/a', browser).repeat(30) + request('/x') + request('/large', browser))).toBe(31)
  })

  it('is what the store has now', async () => {
    const asked = request('/changing', { 'Accept-Encoding': 'br' })
    await put('/changing', 'one')
    const before = await exchange(ports.quick, asked)
    await put('/changing', 'two')
    expect(await exchange(ports.quick, asked)).not.toBe(before)
    await compare(asked)
    await store.remove('/changing')
    expect(await exchange(ports.quick, asked)).toMatch(/^HTTP\/1\.1 404 /)
  })

  it('is never a page in an old frame', async () => {
    const asked = request('/behind', { 'Accept-Encoding': 'br' })
    await put('/behind', 'in an old frame')
    const before = await exchange(ports.quick, asked)
    isBehind = true
    const after = await exchange(ports.quick, asked)
    expect(after).not.toBe(before)
    expect(await exchange(ports.quick, asked)).toBe(after)
  })

  it('is noted as a visit', async () => {
    visited.length = 0
    await exchange(ports.quick, request('/a', browser))
    expect(visited).toEqual(['/a'])
  })
})

describe('what does not', () => {
  it.each([
    ['a page as it is', request('/a')],
    ['another host', request('/a', { Host: 'evil.example' })],
    ['the host in other letters', request('/a', { Host: 'Bank.Example' })],
    ['a header that steers Next', request('/a', { RSC: '1' })],
    ['a header of a proxy that nobody told of', request('/a', { 'X-Forwarded-For': '105.1.2.3' })],
    ['a header that nobody knows', request('/a', { 'X-Anything': '1' })],
    ['a body', request('/a', { 'Content-Length': '1' })],
    ['an expectation', request('/a', { ...browser, Expect: 'wonders' })],
    ['another method', request('/a', browser, 'DELETE')],
    ['an older protocol', request('/a', browser, 'GET', '1.0')],
    ['the end of the connection', request('/a', { ...browser, Connection: 'close' })],
    ['several tags', request('/a', { ...browser, 'If-None-Match': '"x", *tag*' })],
    ['a tag of something else', request('/a', { ...browser, 'If-None-Match': '"x"' })],
    ['a question', request('/a?q=1', browser)],
    ['an address written otherwise', request('/%61', browser)],
    ['a slash too many', request('/a/', browser)],
    ['the home page in English', request('/', { ...browser, 'Accept-Language': 'en' })],
    ['the home page of those who chose', request('/', { ...browser, Cookie: 'sona-locale=en' })],
    ['a form as data', request('/_forms/contact', { ...browser, Accept: 'application/json' })],
    ['a step of the newsletter', request('/_newsletter/confirm', browser)],
    ['sealed reports', request('/_sealed/report', browser)],
    ['logging in', request('/login', browser)],
    ['a choice of language', request('/language/en', browser)],
    ['how it is', request('/healthz', browser)],
    ['the CMS', request('/admin', browser)],
    ['the page of unknown addresses', request('/page-not-found', browser)],
    ['a page that is no more', request('/gone', browser)],
    ['a file that stands before a page', request('/robots.txt', browser)],
    ['nothing at all', request('/x', browser)],
  ])('is left to the listener for everybody: %s', async (_name, bytes) => {
    expect(await compare(bytes.replace('*tag*', tagOf('/a')))).toBe(0)
  })

  it('is two hosts', async () => {
    expect(await compare(`GET /a HTTP/1.1\r\nHost: ${host}\r\nhost: ${host}\r\n\r\n`)).toBe(0)
  })
})

it('takes what proxies add for usual where proxies are known of', async () => {
  const listener = await openListener({ port: 0, host: '127.0.0.1', setting: 'PORT' })
  opened.push(listener)
  const quick = createReadyAnswers({
    ...{ pages, files, allowedHosts: new Set([host]) },
    ...{ connection: listener.connection, proxies: 1 },
  })
  listener.serve((_request, response) => response.end('the usual way'), quick)
  const asked = { ...browser, 'X-Forwarded-For': '105.1.2.3', 'X-Forwarded-Proto': 'https' }
  expect(await exchange(listener.port, request('/a', asked))).not.toContain('the usual way\r')
})
