import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '@/tests/support/local-server'
import { openListener } from './listeners'

/** A port that tells which addresses it was asked for, in their order. */
async function openNoting(options: { stalledMs?: number; body?: string } = {}) {
  const { body = 'a page', ...rest } = options
  const listener = await openListener({ port: 0, host: '127.0.0.1', setting: 'PORT', ...rest })
  onTestFinished(() => listener.close(0))
  const asked: string[] = []
  listener.serve((request, response) => {
    asked.push(request.url ?? '')
    response.end(body)
  })
  return { port: listener.port, asked }
}

const requests = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `GET /${name}${index} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('')

describe('a connection that asks for much at once', () => {
  it('keeps no other waiting: between two of its answers the others get theirs', async () => {
    const { port, asked } = await openNoting()
    const [greedy, other] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    await Promise.all([greedy, other].map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
    // Both are there when the port looks again.
    greedy.write(requests('much', 50))
    other.write(requests('one', 1))
    await expect.poll(() => asked).toContain('/one0')
    expect(asked.indexOf('/one0')).toBeLessThan(5)
    await expect.poll(() => asked).toHaveLength(51)
    greedy.destroy()
    other.destroy()
  })

  it('gets every answer, in the order in which it asked', async () => {
    const { port, asked } = await openNoting()
    const socket = connect(port, '127.0.0.1')
    socket.write(`${requests('', 50)}GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect((await text(socket)).match(/a page/g)).toHaveLength(51)
    expect(asked).toEqual([...Array.from({ length: 50 }, (_, index) => `/${index}`), '/last'])
  })

  it('is hung up on when that is more than anybody needs, and little of it is answered', async () => {
    const { port, asked } = await openNoting()
    const socket = connect(port, '127.0.0.1')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => undefined)
    socket.resume()
    socket.write(requests('', 1_500))
    await closed
    expect(asked.length).toBeLessThan(5)
    expect(await ask(port)).toMatchObject({ status: 200 })
  })
})

describe('a connection that takes nothing of its answer', () => {
  it('is let go, with what was kept for it', async () => {
    const { port } = await openNoting({ stalledMs: 300, body: 'x'.repeat(30_000_000) })
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(requests('', 1))
    await new Promise((resolve) => socket.once('readable', resolve))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const received: Buffer[] = []
    socket.on('data', (bytes: Buffer) => received.push(bytes))
    await new Promise((resolve) => socket.once('close', resolve))
    expect(Buffer.concat(received).length).toBeLessThan(30_000_000)
  })

  it('is not, however slowly it takes it', async () => {
    const body = 'x'.repeat(12_000_000)
    const { port } = await openNoting({ stalledMs: 300, body })
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    let received = 0
    for await (const bytes of socket) {
      received += bytes.length
      // In a second and a half altogether.
      if (received % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 25))
    }
    expect(received).toBeGreaterThan(body.length)
  })
})
