// compression ships no types. Only what src/server/cms-port/compress-answer.ts uses is described here.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

  interface Compression {
    (options: { filter: Filter }): Middleware
    /** Whether the type of an answer is one that gets smaller. */
    filter: Filter
  }

  const compression: Compression
  export default compression
}
