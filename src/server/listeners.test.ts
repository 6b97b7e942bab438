import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { openListener } from './listeners'
import { PlainFailure } from './plain-failure'

async function open() {
  const listener = await openListener({ port: 0, host: '127.0.0.1', setting: 'CMS_PORT' })
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
