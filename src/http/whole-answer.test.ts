import { Agent, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { createWholeAnswer } from './whole-answer'

const first = new Date('2026-11-25T07:59:59.900Z')
const next = new Date('2026-11-25T08:00:00.100Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: first }))
afterEach(() => void vi.useRealTimers())

const whole = () =>
  createWholeAnswer({ status: 200, fields: { 'Content-Length': '4' }, idleMs: 5_000, body: Buffer.from('page') })

it('says the second in which it is sent', async () => {
  const answer = whole()
  const port = await startLocalServer((_request, response) => answer.send(response, false))
  const before = await ask(port)
  vi.setSystemTime(next)
  const after = await ask(port)
  expect(before.headers.date).toBe('Wed, 25 Nov 2026 07:59:59 GMT')
  expect(after.headers.date).toBe('Wed, 25 Nov 2026 08:00:00 GMT')
  expect([before.body, after.body]).toEqual(['page', 'page'])
})

it('changes nothing of what a slow connection has yet to take', async () => {
  const answer = whole()
  const slow = Promise.withResolvers<ServerResponse>()
  const port = await startLocalServer((request, response) => {
    if (request.url === '/slow') {
      response.socket?.cork()
      slow.resolve(response)
    }
    answer.send(response, false)
  })
  const early = ask(port, { path: '/slow' })
  const held = await slow.promise
  vi.setSystemTime(next)
  expect((await ask(port)).headers.date).toBe('Wed, 25 Nov 2026 08:00:00 GMT')
  held.socket?.uncork()
  expect((await early).headers.date).toBe('Wed, 25 Nov 2026 07:59:59 GMT')
})

it('leaves the connection to the next request', async () => {
  const answer = whole()
  const port = await startLocalServer((request, response) => {
    if (request.url === '/other') response.end('something else')
    else answer.send(response, request.method === 'HEAD')
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await ask(port, { agent })).toMatchObject({ status: 200, body: 'page' })
  expect(await ask(port, { agent, method: 'HEAD' })).toMatchObject({ body: '', headers: { 'content-length': '4' } })
  expect(await ask(port, { agent, path: '/other' })).toMatchObject({ body: 'something else' })
  expect(await ask(port, { agent })).toMatchObject({ body: 'page' })
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1)
  agent.destroy()
})
