import { brotliDecompressSync, gunzipSync } from 'node:zlib'
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

test('whatever a request says besides its address, the page is the same and nothing is remembered', async () => {
  const { site } = readProduct()
  const port = Number(new URL(site).port)
  const ask = async (target: string, headers = '') => {
    const { status, fields, body } = await sendRaw(port, get(target, headers))
    return { status, body, header: (name: string) => fields.find(([found]) => found === name)?.[1] }
  }
  const plain = await ask('/empresas')
  expect(plain.status).toBe(200)
  expect(plain.body.toString('utf8')).toContain(`<link rel="canonical" href="${site}/empresas"`)
  for (const headers of [
    'Cookie: payload-token=x; sona-locale=en; __prerender_bypass=1; __next_preview_data=x\r\n',
    'Accept-Language: en\r\n',
    'Accept: application/json\r\n',
    'Range: bytes=0-10\r\n',
    'If-None-Match: "another"\r\nIf-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT\r\n',
    'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: http\r\nX-Forwarded-Port: 1\r\nForwarded: host=evil.example\r\n',
    'Authorization: Bearer x\r\n',
    'Sec-Purpose: prefetch;prerender\r\nPurpose: prefetch\r\n',
    'Content-Security-Policy: default-src *\r\n',
  ]) {
    const answer = await ask('/empresas', headers)
    expect(answer.status, headers).toBe(200)
    expect(answer.body.equals(plain.body), headers).toBe(true)
    expect(answer.header('set-cookie'), headers).toBeUndefined()
    expect(answer.header('content-security-policy'), headers).toBe(plain.header('content-security-policy'))
  }
  for (const target of ['/empresas?x=1', '/empresas?__nextDataReq=1', '/empresas?amp=1&_=2', '/%65mpresas'])
    expect((await ask(target)).body.equals(plain.body), target).toBe(true)
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const
  for (const [encoding, decode] of Object.entries(unpack)) {
    const packed = await ask('/empresas', `Accept-Encoding: ${encoding}\r\n`)
    expect(packed.header('content-encoding')).toBe(encoding)
    expect(decode(packed.body).equals(plain.body), encoding).toBe(true)
  }
  for (const [target, status] of [
    ['/Empresas', 404],
    ['/empresas/', 301],
    ['/empresas%20', 404],
    ['/empresas/.', 400],
    ['/empresas%2F', 400],
    ['/empresas.json', 404],
  ] as const)
    expect((await ask(target)).status, target).toBe(status)
  expect((await ask('/empresas')).body.equals(plain.body)).toBe(true)
})
