import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { commonHeaders } from '@/src/http/security-headers'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { openListener, staffIdleMs } from './listeners'
import { PlainFailure } from './plain-failure'

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

/** Ten connections that are open already and ten new ones, in another thread, each with one request when told. */
function startVisitors(port: number) {
  const orders = new Int32Array(new SharedArrayBuffer(8))
  const worker = new Worker(visitors, { eval: true, workerData: { port, orders } })
  onTestFinished(async () => void (await worker.terminate()))
  return {
    areConnected: once(worker, 'message'),
    send: () => {
      Atomics.store(orders, 0, 1)
      Atomics.notify(orders, 0)
      Atomics.wait(orders, 1, 0, 10_000)
    },
    answers: new Promise((resolve) => {
      worker.on('message', (message) => Array.isArray(message) && resolve(message))
    }),
  }
}

const visitors = `
  const { parentPort, workerData: { port, orders } } = require('node:worker_threads')
  const { connect } = require('node:net')
  const { once } = require('node:events')
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  const send = (socket) => {
    socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n')
    return new Promise((resolve) => {
      socket.once('data', (bytes) => resolve(bytes.toString('latin1').slice(9, 12)))
      socket.once('error', (error) => resolve(error.code))
      socket.once('close', () => resolve('closed'))
    })
  }
  const ten = (make) => Promise.all(Array.from({ length: 10 }, make))
  ten(open).then(async (early) => {
    parentPort.postMessage('connected')
    await Atomics.waitAsync(orders, 0, 0).value
    const late = await ten(open)
    const answers = [...early, ...late].map(send)
    setTimeout(() => { Atomics.store(orders, 1, 1); Atomics.notify(orders, 1) }, 50)
    parentPort.postMessage(await Promise.all(answers))
  })
`

/** In another thread, eight visitors who open a connection for each request, one after the other, until nobody opens any more. */
async function startNewcomers(port: number) {
  const worker = new Worker(newcomers, { eval: true, workerData: { port } })
  onTestFinished(async () => void (await worker.terminate()))
  const broken = new Promise<string[]>((resolve) => {
    worker.on('message', (message) => Array.isArray(message) && resolve(message))
  })
  await once(worker, 'message')
  return { broken }
}

const newcomers = `
  const { parentPort, workerData: { port } } = require('node:worker_threads')
  const { get } = require('node:http')
  const ask = () => new Promise((resolve) => {
    const question = get({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode === 200 ? 'whole' : 'status ' + answer.statusCode))
      answer.once('error', (error) => resolve(error.code))
    })
    question.once('error', (error) => resolve(error.code))
  })
  let answered = 0
  const come = async (broken) => {
    for (;;) {
      const outcome = await ask()
      if (outcome === 'ECONNREFUSED') return
      if (outcome !== 'whole') broken.push(outcome)
      if (++answered === 50) parentPort.postMessage('busy')
    }
  }
  const broken = []
  Promise.all(Array.from({ length: 8 }, () => come(broken))).then(() => parentPort.postMessage(broken))
`

/** Keeps this thread from reading what has come. */
function stayBusy(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
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

  it('lets those who come a moment too early wait, and no longer than that; whether it lives is said at once', async () => {
    const patient = { port: 0, host: '127.0.0.1', setting: 'PORT', patienceMs: 300 }
    const listener = await openListener(patient)
    onTestFinished(() => listener.close(0))
    const early = ask(listener.port)
    expect(await ask(listener.port, { path: '/healthz' })).toMatchObject({ status: 200 })
    expect(await ask(listener.port, { path: '/readyz' })).toMatchObject({ status: 503 })
    listener.serve((_request, response) => response.end('the site'))
    expect(await early).toMatchObject({ status: 200, body: 'the site' })

    const empty = await openListener(patient)
    onTestFinished(() => empty.close(0))
    const startedAt = performance.now()
    expect(await ask(empty.port)).toMatchObject({ status: 503 })
    expect(performance.now() - startedAt).toBeGreaterThan(250)
    expect(await ask(empty.port)).toMatchObject({ status: 503 })
  })

  it('refuses a request that names two hosts, whichever is ours and whatever is served', async () => {
    const listener = await open()
    const served: (string | undefined)[] = []
    listener.serve(({ url }, response) => {
      served.push(url)
      response.end('the site')
    })
    for (const hosts of ['Host: localhost\r\nHost: evil.example', 'Host: localhost\r\nhOST: localhost']) {
      const socket = connect(listener.port, '127.0.0.1')
      socket.write(`GET / HTTP/1.1\r\n${hosts}\r\n\r\n`)
      expect(await text(socket)).toContain('HTTP/1.1 400 ')
    }
    expect(served).toEqual([])
  })

  it('binds browsers to TLS in every answer when it is told to, and never else', async () => {
    const listener = await openListener({
      ...{ port: 0, host: '127.0.0.1', setting: 'PORT' },
      transportSecurity: 'max-age=63072000',
    })
    onTestFinished(() => listener.close(0))
    const bound = { 'strict-transport-security': 'max-age=63072000' }
    expect((await ask(listener.port)).headers).toMatchObject(bound)
    listener.serve((_request, response) => response.end('the site'))
    expect((await ask(listener.port)).headers).toMatchObject(bound)
    const socket = connect(listener.port, '127.0.0.1')
    socket.write('GET\r\n\r\n')
    expect(await text(socket)).toContain('Strict-Transport-Security: max-age=63072000\r\n')
    expect((await ask((await open()).port)).headers['strict-transport-security']).toBeUndefined()
  })

  it('says that the process lives, and that it serves nobody yet, before there is something to serve', async () => {
    const listener = await open()
    expect(await ask(listener.port, { path: '/healthz' })).toMatchObject({ status: 200, body: '{"status":"ok"}' })
    const ready = await ask(listener.port, { path: '/readyz' })
    expect(ready).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    expect(JSON.parse(ready.body)).toMatchObject({ status: 'starting' })
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
    listener.serve(({ url }, response) => {
      if (url === '/first') arrived.resolve(() => response.end('finished'))
      else response.end()
    })
    const reply = ask(listener.port, { path: '/first' })
    const answer = await arrived.promise
    const closed = listener.close(60_000)
    // It first takes the connections that the system already has.
    const isRefused = () =>
      ask(listener.port).then(
        () => false,
        (error: unknown) => String(error).includes('ECONNREFUSED'),
      )
    await expect.poll(isRefused, { timeout: 20_000, interval: 100 }).toBe(true)
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

  it('answers what was sent before it closes and not yet read', async () => {
    const listener = await open()
    listener.serve((_request, response) => response.end('the site'))
    const visitors = startVisitors(listener.port)
    await visitors.areConnected
    // While this thread does something else, new visitors connect, and all send.
    visitors.send()
    const closed = listener.close(60_000)
    stayBusy(1_100)
    expect(await visitors.answers).toEqual(Array.from({ length: 20 }, () => '200'))
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
    ['a hundred thousand cookies', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(100_000)}\r\n\r\n`, 431],
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

  it('cuts a connection whose head does not end, soon after the time for it', async () => {
    const listener = await openListener({ port: 0, host: '127.0.0.1', setting: 'PORT', headMs: 100 })
    onTestFinished(() => listener.close(0))
    const socket = connect(listener.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
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

  it('closes under visitors who keep coming on new connections without cutting one of them off', async () => {
    for (let round = 0; round < 8; round++) {
      const listener = await open()
      listener.serve((_request, response) => {
        stayBusy(2)
        response.end('the site')
      })
      const { broken } = await startNewcomers(listener.port)
      await listener.close(2_000)
      expect(await broken).toEqual([])
    }
  })
})
