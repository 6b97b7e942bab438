import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { readProduct } from '../support/product'

/** Sends bytes as they are and returns the status line's number, or 0 when the connection was closed without an answer. */
function sendRaw(bytes: string): Promise<number> {
  const { port } = new URL(readProduct().site)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      if (answer.includes('\r\n')) socket.end()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
  })
}

const host = () => new URL(readProduct().site).host
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: ${host()}\r\n${headers}Connection: close\r\n\r\n`

test('nothing that only the CMS or the framework understands gets through', async ({ request }) => {
  const { site } = readProduct()
  const before = await (await request.get(`${site}/en/corporate`)).text()
  for (const [bytes, statuses] of [
    [get('http://evil.example/'), [400]],
    [get('/en/corporate', 'RSC: 1\r\n'), [400]],
    [get('/en/corporate', 'Next-Action: abc\r\n'), [400]],
    [get('/en/corporate', 'x-middleware-subrequest: src/middleware\r\n'), [400]],
    [get('/en/corporate', 'X-Forwarded-Host: evil.example\r\n'), [200]],
    [get('/en/corporate', 'Upgrade: websocket\r\nConnection: Upgrade\r\n'), [0, 400]],
    [get('/en/corporate?_rsc=1'), [404]],
    [get('/en/corporate.rsc'), [404]],
    [get('/admin'), [404]],
    [get('/api/graphql'), [404]],
    [get('/publications?after=0'), [404]],
    [get('/site-index'), [404]],
    [get('/%2e%2e/%2e%2e/etc/passwd'), [400, 404]],
    [get('/media/..%2f..%2fsecret'), [400, 404]],
    [get('/_next/image?url=x'), [404]],
    [get('/en/corporate').replace(`Host: ${host()}`, 'Host: evil.example'), [421]],
    [get('/en/corporate').replace('GET', 'POST'), [405]],
    [get('/en/corporate').replace('GET', 'DELETE'), [405]],
    [
      `POST /en/corporate HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      [400, 405],
    ],
  ] as const) {
    expect(statuses, bytes.split('\r\n').slice(0, 3).join(' / ')).toContain(await sendRaw(bytes))
  }
  expect(await (await request.get(`${site}/en/corporate`)).text()).toBe(before)
})

test('every kind of answer carries one policy and the security headers', async ({ request }) => {
  const { site } = readProduct()
  const html = await (await request.get(`${site}/en`)).text()
  const style = /href="(\/_next\/static\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
  const answers = [
    ['/en', 200],
    ['/no/such/page', 404],
    [style, 200],
    ['/favicon.svg', 200],
    ['/documents/price-list-private-2026.pdf', 200],
    ['/sitemap.xml', 200],
    ['/readyz', 200],
  ] as const
  for (const [href, status] of answers) {
    const response = await request.get(`${site}${href}`)
    expect(response.status(), href).toBe(status)
    const names = response.headersArray().map(({ name }) => name.toLowerCase())
    expect(
      names.filter((name) => name === 'content-security-policy'),
      href,
    ).toHaveLength(1)
    expect(response.headers(), href).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    for (const leaked of ['x-powered-by', 'server', 'set-cookie', 'critical-ch'])
      expect(names, href).not.toContain(leaked)
  }
})

test('a page is asked for once and then only whether it changed', async ({ request }) => {
  const { site } = readProduct()
  const first = await request.get(`${site}/en/corporate`)
  const tag = first.headers()['etag'] ?? ''
  const again = await request.get(`${site}/en/corporate`, { headers: { 'If-None-Match': tag } })
  expect(again.status()).toBe(304)
  expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy'])
  const head = await request.head(`${site}/en/corporate`)
  expect(head.headers()['content-security-policy']).toBe(first.headers()['content-security-policy'])
  expect((await head.body()).length).toBe(0)
})
