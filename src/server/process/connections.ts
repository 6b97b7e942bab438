import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The open connections of a server, and which of them wait for nothing. */
export type Connections = {
  /** A request has come on a connection. */
  note: (request: IncomingMessage, response: ServerResponse) => void
  /** How many connections have been taken so far. */
  taken: () => number
  /** Closes the connections on which every answer has been sent to its end and nothing has come since the last call. */
  closeIdle: () => void
}

/**
 * Follows the connections of a server. Node's own `closeIdleConnections` calls a connection idle as soon as its answer is handed
 * over, however much of it a slow client has yet to receive, and however much of the next request has come.
 */
export function followConnections(server: Server): Connections {
  /** Each with the number of its answers that are not sent to their end, and what had come when it was last looked at. */
  const open = new Map<Socket, { answers: number; seen: number | null }>()
  const count = (socket: Socket, change: 1 | -1) => {
    const connection = open.get(socket)
    if (connection) connection.answers += change
  }
  let taken = 0
  server.on('connection', (socket) => {
    taken++
    open.set(socket, { answers: 0, seen: null })
    socket.once('close', () => open.delete(socket))
  })
  return {
    note: ({ socket }, response) => {
      count(socket, 1)
      response.once('close', () => count(socket, -1))
    },
    taken: () => taken,
    closeIdle: () => {
      for (const [socket, connection] of open) {
        if (connection.answers === 0 && connection.seen === socket.bytesRead) socket.destroySoon()
        connection.seen = socket.bytesRead
      }
    },
  }
}
