import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** More requests than that wait on no connection: no browser sends a second one before the answer to the first. */
const mostWaiting = 64

/**
 * Answers the requests of a connection one after the other, and lets the other connections go on in between. Node hands over all
 * requests that it finds in a piece of what has come, at once: 64 kB hold two thousand, and who sends that on a few connections
 * stops everybody else until the last of them is answered.
 *
 * @returns a listener that hands each request on in its turn. A connection on which more wait than anybody needs is ended.
 */
export function answerInTurn(listener: RequestListener): RequestListener {
  /** For each connection on which something is being answered, what waits for it. */
  const lines = new WeakMap<Socket, (() => void)[]>()
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    response.once('close', () => {
      const next = lines.get(socket)?.shift()
      if (next && !socket.destroyed) setImmediate(next)
      else lines.delete(socket)
    })
    listener(request, response)
  }
  return (request, response) => {
    const line = lines.get(request.socket)
    if (line === undefined) {
      lines.set(request.socket, [])
      answer(request, response)
    } else if (line.push(() => answer(request, response)) > mostWaiting) {
      line.length = 0
      request.socket.destroy()
    }
  }
}
