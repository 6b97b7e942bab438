import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** More requests than that wait on no connection: no browser sends a second one before the answer to the first. */
const mostWaiting = 64

/** What waits on a connection for the answer that is under way. */
type Line = { isBusy: boolean; waiting: (() => void)[] }

/**
 * Answers the requests of a connection one after the other, and lets the other connections go on in between. Node hands over all
 * requests that it finds in a piece of what has come, at once: 64 kB hold two thousand, and who sends that on a few connections
 * stops everybody else until the last of them is answered.
 *
 * @returns a listener that hands each request on in its turn. A connection on which more wait than anybody needs is ended.
 */
export function answerInTurn(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>()
  const answer = (line: Line, request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => {
      const next = line.waiting.shift()
      if (next && !request.socket.destroyed) setImmediate(next)
      else {
        line.isBusy = false
        line.waiting.length = 0
      }
    })
    listener(request, response)
  }
  return (request, response) => {
    const { socket } = request
    let line = lines.get(socket)
    if (line === undefined) {
      line = { isBusy: false, waiting: [] }
      lines.set(socket, line)
    }
    if (!line.isBusy) {
      line.isBusy = true
      answer(line, request, response)
    } else if (line.waiting.push(() => answer(line, request, response)) > mostWaiting) {
      line.waiting.length = 0
      socket.destroy()
    }
  }
}
