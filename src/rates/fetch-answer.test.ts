import type { RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { startLocalServer } from '@/tests/support/local-server'
import { fetchAnswer, SilentSource } from './fetch-answer'

const reasonFrom = async (url: string) => {
  try {
    return await fetchAnswer(url, { timeLimitMs: 300 })
  } catch (error) {
    if (error instanceof SilentSource) return error.reason
    throw error
  }
}
const ask = async (listener: RequestListener) =>
  reasonFrom(`http://127.0.0.1:${await startLocalServer(listener)}/rates`)

it('reads JSON', async () => {
  expect(await ask((_request, response) => response.end('{"success":true}'))).toEqual({ success: true })
})

it.each<[string, RequestListener, string]>([
  ['says nothing', () => undefined, 'slow'],
  [
    'never comes to an end',
    (_request, response) => {
      response.write('{')
    },
    'slow',
  ],
  [
    'breaks off',
    (_request, response) => response.writeHead(200, { 'Content-Length': '9' }).write('{', () => response.destroy()),
    'unreachable',
  ],
  ['hangs up', (request) => request.socket.destroy(), 'unreachable'],
  ['fails', (_request, response) => response.writeHead(503).end('{}'), 'status'],
  ['leads elsewhere', (_request, response) => response.writeHead(302, { Location: '/other' }).end(), 'unreachable'],
  ['is a page', (_request, response) => response.end('<!doctype html>'), 'noJson'],
  ['is empty', (_request, response) => response.end(), 'noJson'],
  ['is endless', (_request, response) => response.end(' '.repeat(600_000)), 'large'],
])('says why an answer cannot be had that %s', async (_what, listener, reason) => {
  expect(await ask(listener)).toBe(reason)
})

it('says that nobody is there', async () => {
  expect(await reasonFrom('http://127.0.0.1:9/rates')).toBe('unreachable')
})
