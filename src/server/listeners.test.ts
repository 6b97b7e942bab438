import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { openListener, staffIdleMs } from './listeners'
import { PlainFailure } from './plain-failure'
import { commonHeaders } from './security-headers'

async function open(idleMs?: number) {
  const listener = await openListener({
    port: 0,
    host: '127.0.0.1',
    setting: 'CMS_PORT',
    ...(idleMs === undefined ? {} : { idleMs }),
  })
  onTestFinished(() => listener.close(0))
  return listener
}

describe('openListener', () => {
  it('says that the port is taken and which setting chooses another', async () => {
    const port = await startLocalServer((_request, response) => response.end())
    const attempt = openListener({ port, host: '127.0.0.1', setting: 'CMS_PORT' })
    await expect(attempt).rejects.toThrow(PlainFailure)
    await expect(attempt).rejects.toThrow(
      `Port ${port} is already in use. Stop the program that uses it, or choose another with CMS_PORT.`,
    )
  })

  it('asks everybody to come again until there is something to serve', async () => {
    const listener = await open()
    const before = await ask(listener.port, { path: '/en/private' })
    expect(before).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    expect(before.body).toContain('The site is starting.')
    listener.serve((_request, response) => response.end('the site'))
    expect(await ask(listener.port)).toMatchObject({ status: 200, body: 'the site' })
  })

  it('hangs up on a request for another protocol', async () => {
    const listener = await open()
    listener.serve((_request, response) => response.end('the site'))
    const socket = connect(listener.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    expect(await text(socket)).toBe('')
  })

  it('hands such a request on when told to, and closes although the connection stays open', async () => {
    const listener = await open()
    listener.serveUpgrades((_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
    const socket = connect(listener.port, '127.0.0.1')
    const ended = text(socket)
    const answered = new Promise((resolve) => socket.once('data', resolve))
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await answered
    await listener.close(60_000)
    expect(await ended).toContain('101 Switching Protocols')
  })

  it('answers what is under way before it closes', async () => {
    const listener = await open()
    const arrived = Promise.withResolvers<() => void>()
    listener.serve((_request, response) => arrived.resolve(() => response.end('finished')))
    const reply = ask(listener.port)
    const answer = await arrived.promise
    const closed = listener.close(60_000)
    await expect(ask(listener.port)).rejects.toThrow('ECONNREFUSED')
    answer()
    expect((await reply).body).toBe('finished')
    await closed
  })

  it('answers the next request of an open connection once more, and says that it is the last', async () => {
    const listener = await open()
    listener.serve((_request, response) => response.end('the site'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    expect((await ask(listener.port, { agent })).headers.connection).toBe('keep-alive')
    const closed = listener.close(60_000)
    expect(await ask(listener.port, { agent })).toMatchObject({ body: 'the site', headers: { connection: 'close' } })
    await closed
  })

  it.each([
    [undefined, 'timeout=5'],
    [staffIdleMs, 'timeout=75'],
  ])('says how long it keeps a connection that nobody uses (%j)', async (idleMs, said) => {
    const listener = await open(idleMs)
    listener.serve((_request, response) => response.end('the site'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    expect((await ask(listener.port, { agent })).headers['keep-alive']).toBe(said)
  })

  it('hangs up on a connection that asks for nothing more', async () => {
    const listener = await open()
    listener.serve((_request, response) => response.end('the site'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    await ask(listener.port, { agent })
    await listener.close(60_000)
  })

  it.each([
    ['no request at all', 'nonsense\r\n\r\n', 400],
    ['a head that does not end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('refuses %s with the headers of every other answer', async (_name, bytes, status) => {
    const listener = await open()
    const socket = connect(listener.port, '127.0.0.1')
    socket.write(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const [name, value] of Object.entries(commonHeaders)) expect(head).toContain(`\r\n${name}: ${value}`)
    expect(head).toContain('\r\nContent-Security-Policy: ')
    expect(head).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`)
  })

  it.each([
    ['without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['with an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n'],
  ])('hands a request %s to what is served, instead of answering by itself', async (_name, bytes) => {
    const listener = await open()
    listener.serve((_request, response) => response.end('the site'))
    const socket = connect(listener.port, '127.0.0.1')
    socket.write(bytes)
    expect(await text(socket)).toContain('the site')
  })

  it('lets a slow client receive its answer to the end', async () => {
    const listener = await open()
    const large = 'x'.repeat(20_000_000)
    listener.serve((_request, response) => response.end(large))
    const received = await new Promise<IncomingMessage>((resolve) => {
      get({ host: '127.0.0.1', port: listener.port, agent: false }, resolve)
    })
    received.pause()
    const closed = listener.close(60_000)
    // Longer than an idle connection is kept.
    await wait(1_200)
    expect((await text(received)).length).toBe(large.length)
    await closed
  })

  it('closes in the end although somebody never finishes', async () => {
    const listener = await open()
    const arrived = Promise.withResolvers<void>()
    listener.serve(() => arrived.resolve())
    const reply = expect(ask(listener.port)).rejects.toThrow()
    await arrived.promise
    await listener.close(20)
    await reply
  })
})
