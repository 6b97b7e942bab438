import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { entityTag, send } from './send'

const body = Buffer.from('a page of the site, '.repeat(50))
const tag = entityTag(body)
const page = { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: tag }, body }
const packed = { ...page, brotli: brotliCompressSync(body), gzip: gzipSync(body) }

const serve = (answer: Parameters<typeof send>[2]) =>
  startLocalServer((request, response) => send(request, response, answer))

describe('send', () => {
  it('gives every answer the common headers and its exact length', async () => {
    const reply = await ask(await serve({ status: 404, headers: {}, body: Buffer.from('não') }))
    expect(reply.status).toBe(404)
    expect(reply.headers).toMatchObject({
      'content-length': '4',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  it('says to HEAD what it would say to GET, without the body', async () => {
    const port = await serve(page)
    const [head, get] = [await ask(port, { method: 'HEAD' }), await ask(port)]
    expect(head.body).toBe('')
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  })

  it.each([tag, tag.slice(2), `"other", ${tag}`, '*'])('answers 304 to If-None-Match: %s', async (known) => {
    const reply = await ask(await serve(packed), { headers: { 'if-none-match': known, 'accept-encoding': 'br' } })
    expect(reply).toMatchObject({ status: 304, body: '', headers: { etag: tag, vary: 'Accept-Encoding' } })
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(reply.headers).not.toHaveProperty('content-length')
  })

  it.each(['"other"', tag.slice(3, -1), ''])('answers whole to If-None-Match: %s', async (known) => {
    const reply = await ask(await serve(page), { headers: { 'if-none-match': known } })
    expect(reply).toMatchObject({ status: 200, body: body.toString() })
  })

  it('never answers 304 in place of an error or without a tag', async () => {
    const headers = { 'if-none-match': tag }
    expect((await ask(await serve({ ...page, status: 404 }), { headers })).status).toBe(404)
    expect((await ask(await serve({ ...page, headers: {} }), { headers: { 'if-none-match': '' } })).status).toBe(200)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', undefined],
    ['x-br, zstd', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('for "Accept-Encoding: %s" chooses %s', async (accepted, encoding) => {
    const reply = await ask(await serve(packed), { headers: { 'accept-encoding': accepted } })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers.vary).toBe('Accept-Encoding')
    const sent = Buffer.from(reply.body, 'latin1')
    expect(sent.length).toBe(Number(reply.headers['content-length']))
    if (encoding === 'br') expect(brotliDecompressSync(sent)).toEqual(body)
  })
})

it('makes the plain content only for those who take no other', async () => {
  let made = 0
  const makeBody = () => {
    made += 1
    return body
  }
  const port = await serve({ ...packed, body: makeBody })
  await ask(port, { headers: { 'accept-encoding': 'br' } })
  await ask(port, { headers: { 'if-none-match': tag } })
  expect(made).toBe(0)
  expect((await ask(port)).body).toBe(body.toString())
})

describe('entityTag', () => {
  it('follows the content and nothing else', () => {
    expect(entityTag(Buffer.from(body))).toBe(tag)
    expect(entityTag(body.subarray(1))).not.toBe(tag)
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  })
})
