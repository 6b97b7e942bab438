import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { shareConnections } from './share-connections'

/** A server with room for so many connections, and how to connect to it from a local address, which stands for a network. */
async function open(most: number) {
  const server = createServer((_request, response) => response.end('a page'))
  shareConnections(server, most)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const sockets: Socket[] = []
  const atServer = new Map<Socket, Socket>()
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const comeFrom = async (localAddress: string): Promise<Socket> => {
    const taken = new Promise<Socket>((resolve) => server.once('connection', resolve))
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    sockets.push(socket.on('error', () => undefined))
    atServer.set(socket, await taken)
    return socket
  }
  /** Ends when the server knows of it. */
  const leave = async (socket: Socket) => {
    const left = new Promise((resolve) => atServer.get(socket)?.once('close', resolve))
    socket.destroy()
    await left
  }
  return { comeFrom, leave }
}

const answers = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true)).once('close', () => resolve(false))
    if (socket.destroyed) resolve(false)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  })

it('closes the oldest of who has most, and nobody else, when there is no room for a new visitor', async () => {
  const { comeFrom } = await open(6)
  const first = await comeFrom('127.0.1.1')
  const greedy: Socket[] = []
  for (let number = 0; number < 5; number++) greedy.push(await comeFrom('127.0.2.1'))
  const others = [await comeFrom('127.0.3.1'), await comeFrom('127.0.4.1')]
  expect(await Promise.all([first, ...others].map(answers))).toEqual([true, true, true])
  expect(await Promise.all(greedy.map(answers))).toEqual([false, false, true, true, true])
})

it('closes none while there is room, also after others have left', async () => {
  const { comeFrom, leave } = await open(3)
  for (let turn = 0; turn < 5; turn++) {
    const leaving = await comeFrom('127.0.1.1')
    expect(await answers(leaving)).toBe(true)
    await leave(leaving)
  }
  const all = [await comeFrom('127.0.1.1'), await comeFrom('127.0.2.1'), await comeFrom('127.0.2.2')]
  expect(await Promise.all(all.map(answers))).toEqual([true, true, true])
})
