import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

const compress = compression({ filter: getsSmaller })

/**
 * Makes an answer leave compressed where its reader takes that and its type gets smaller. What is written bit by bit leaves bit by
 * bit, because whoever writes so calls `flush`, as Next does after every part.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  // It stays in this call: nothing is decided before the answer has its headers.
  compress(request, response, () => undefined)
}

function getsSmaller(request: IncomingMessage, response: ServerResponse): boolean {
  // A part of a file is a part of its plain bytes.
  if (response.statusCode === 206) return false
  // Events are written without a word that one of them is whole: they would wait for each other.
  if (/^text\/event-stream(?:;|$)/.test(String(response.getHeader('content-type')))) return false
  return compression.filter(request, response)
}
