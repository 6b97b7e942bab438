import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPrivateNext } from '@/src/server/process/private-next'
import { startLocalServer } from '@/tests/support/local-server'
import { createDelivery, type PostToCms, postOver } from './deliver-to-cms'

const queued = randomBytes(3_000_000)

const ways: [string, (listener: RequestListener) => Promise<PostToCms>][] = [
  [
    'in one process',
    async (listener) => {
      const { post, close } = await openPrivateNext(listener)
      onTestFinished(close)
      return post
    },
  ],
  ['over the network', async (listener) => postOver(`http://127.0.0.1:${await startLocalServer(listener)}/`)],
]

describe.each(ways)('a delivery %s', (_way, open) => {
  it('carries the queued submission whole, and the secret', async () => {
    const received: { path: string | undefined; secret: string | undefined; body: Buffer }[] = []
    const post = await open((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        received.push({ path: request.url, secret: request.headers.authorization, body: Buffer.concat(chunks) })
        response.end('{"outcome":"taken"}')
      })
    })
    expect(await createDelivery(post, 'the secret')(queued)).toBe('taken')
    expect(received).toEqual([{ path: '/api/submissions/take', secret: 'Bearer the secret', body: queued }])
  })

  it.each([
    [422, 'unreadable'],
    [413, 'unreadable'],
    [403, 'SUBMISSIONS_SECRET'],
    [500, 'answered 500'],
    [503, 'answered 503'],
    [302, ''],
    [404, 'answered 404'],
  ])('that is answered with %i', async (status, outcome) => {
    const post = await open((request, response) => {
      request.resume()
      request.on('end', () => response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end())
    })
    const delivery = createDelivery(post, 's')(Buffer.from('x'))
    if (outcome === 'unreadable') expect(await delivery).toBe('unreadable')
    else await expect(delivery).rejects.toThrow(outcome)
  })

  it('to nobody fails', async () => {
    const post = await open((_request, response) => response.destroy())
    await expect(createDelivery(post, 's')(Buffer.from('x'))).rejects.toThrow()
  })
})
