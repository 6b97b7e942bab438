import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The open connections of a server, and which of them wait for nothing. */
export type Connections = {
  /** A request has come on a connection. */
  note: (request: IncomingMessage, response: ServerResponse) => void
  /** Closes the connections on which every answer has been sent to its end. */
  closeIdle: () => void
}

/**
 * Follows the connections of a server. Node's own `closeIdleConnections` calls a connection idle as soon as its answer is handed
 * over, however much of it a slow client has yet to receive.
 */
export function followConnections(server: Server): Connections {
  /** Each with the number of its answers that are not sent to their end. */
  const open = new Map<Socket, number>()
  const count = (socket: Socket, change: 1 | -1) => {
    const before = open.get(socket)
    if (before !== undefined) open.set(socket, before + change)
  }
  server.on('connection', (socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  return {
    note: ({ socket }, response) => {
      count(socket, 1)
      response.once('close', () => count(socket, -1))
    },
    closeIdle: () => {
      for (const [socket, answers] of open) if (answers === 0) socket.destroySoon()
    },
  }
}
