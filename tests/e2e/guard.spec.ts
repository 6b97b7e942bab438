import { expect, test } from '@playwright/test'
import { readProduct } from '../support/product'
import { sendRaw } from '../support/raw-request'

const host = () => new URL(readProduct().site).host
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: ${host()}\r\n${headers}Connection: close\r\n\r\n`

test('nothing that only the CMS or the framework understands gets through', async ({ request }) => {
  const { site } = readProduct()
  const port = Number(new URL(site).port)
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
    [get('/form-versions'), [404]],
    [get('/gallery'), [404]],
    [get('/gallery/frame/pt/faq/default'), [404]],
    [get('/gallery/thumbnails/faq.webp'), [404]],
    [get('/gallery/pictures/branch.jpg'), [404]],
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
    expect(statuses, bytes.split('\r\n').slice(0, 3).join(' / ')).toContain((await sendRaw(port, bytes)).status)
  }
  expect(await (await request.get(`${site}/en/corporate`)).text()).toBe(before)
})
