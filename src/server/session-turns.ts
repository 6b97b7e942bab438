import type { IncomingMessage, ServerResponse } from 'node:http'

/** What writes the list of somebody's sessions. */
const sessionWriters = /^\/api\/users\/(?:login|logout|refresh-token|reset-password|first-register)(?:[?/]|$)/

/** Nobody waits longer for somebody else's turn: a login takes a tenth of a second. */
const longestTurnMs = 3_000

/**
 * Lets requests that write sessions through one at a time. Payload 3.90 reads a person, checks the password and then writes all
 * sessions of that person: of two logins at the same moment one session would be lost, and whoever has it would be nobody.
 *
 * @returns what runs `serve` when it is the request's turn; at once for every other request.
 */
export function createSessionTurns(): (request: IncomingMessage, response: ServerResponse, serve: () => void) => void {
  let last = Promise.resolve()
  return (request, response, serve) => {
    if (request.method !== 'POST' || !sessionWriters.test(request.url ?? '')) return serve()
    const turn = last.then(
      () =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longestTurnMs)
          response.once('close', () => {
            clearTimeout(timer)
            resolve()
          })
          // Whoever has gone away meanwhile is not served, and closes nothing any more.
          if (response.destroyed || response.closed) resolve()
          serve()
        }),
    )
    last = turn
  }
}
