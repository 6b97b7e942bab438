import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isGenuineCheckpoint, makeCheckpoint, readCheckpoints } from './checkpoint'
import { sendCheckpoint } from './send-checkpoint'

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-checkpoints-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

const key = { id: 'a'.repeat(8), secret: Buffer.alloc(32, 'a') }
const point = (number: number) =>
  makeCheckpoint({ at: '2026-11-22T10:00:00.000Z', number, hash: `hash of ${number}` }, key)

it('adds one line after the other to a file that only its owner reads', async () => {
  const file = join(directory, 'checkpoints.jsonl')
  expect(readCheckpoints(file)).toEqual([])
  await sendCheckpoint(file, point(1))
  await sendCheckpoint(file, point(2))
  expect(readCheckpoints(file)).toEqual([point(1), point(2)])
  expect(readCheckpoints(file).every((found) => found && isGenuineCheckpoint(found, [key]))).toBe(true)
  expect(isGenuineCheckpoint({ ...point(1), number: 2 }, [key])).toBe(false)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

/** RFC 5424: priority and version, time, host, name, process, kind of message, no structured data, text. */
const syslog = /^<109>1 2026-11-22T10:00:00\.000Z \S+ sona \d+ audit-checkpoint - (\{.+\})$/

it('is a datagram for a syslog server', async () => {
  const server = createSocket('udp4')
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  const received = once(server, 'message')
  await sendCheckpoint(`udp://127.0.0.1:${server.address().port}`, point(7))
  const [message] = await received
  server.close()
  expect(JSON.parse(syslog.exec(String(message))?.[1] ?? '')).toEqual(point(7))
})

it('is a message with its length over a connection to a syslog server, and fails where there is none', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const received = once(server, 'connection').then(([socket]) => text(socket))
  await sendCheckpoint(`tcp://127.0.0.1:${port}`, point(7))
  const [, length, message = ''] = /^(\d+) (.*)$/.exec(await received) ?? []
  expect(Number(length)).toBe(Buffer.byteLength(message))
  expect(JSON.parse(syslog.exec(message)?.[1] ?? '')).toEqual(point(7))
  server.close()
  await once(server, 'close')
  await expect(sendCheckpoint(`tcp://127.0.0.1:${port}`, point(8))).rejects.toThrow('ECONNREFUSED')
})
