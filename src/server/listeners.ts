import { createServer, type RequestListener, type Server } from 'node:http'
import { plainAnswer } from './plain-answer'
import { PlainFailure } from './plain-failure'
import { localeOf } from './public-listener'
import { send } from './send'

/** A port that is already ours while the product is still getting ready. */
export type Listener = {
  port: number
  /** Answers requests from now on; before, every request is told to come again. */
  serve: (listener: RequestListener) => void
  /** Takes no new request and waits for those under way, up to the limit. */
  close: (limitMs: number) => Promise<void>
}

type ListenerOptions = { port: number; host: string; setting: string }

/**
 * Opens a port before anything slow begins, so that a taken one is said at once.
 *
 * @param setting the name of the setting that chooses the port, for the sentence that says so.
 * @throws PlainFailure when the port is taken or may not be used.
 */
export async function openListener({ port, host, setting }: ListenerOptions): Promise<Listener> {
  let current: RequestListener = (request, response) =>
    send(request, response, plainAnswer(503, localeOf(request.url ?? '/')))
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000, maxHeaderSize: 16_384 },
    (request, response) => current(request, response),
  )
  server.maxHeadersCount = 100
  // Nothing here speaks another protocol; without this, Node would hand the raw connection on.
  server.on('upgrade', (_request, socket) => socket.destroy())
  await listen(server, port, host, setting)
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    serve: (listener) => {
      current = listener
    },
    close: (limitMs) => closeServer(server, limitMs),
  }
}

function listen(server: Server, port: number, host: string, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined
      if (code === 'EADDRINUSE') {
        reject(
          new PlainFailure(
            `Port ${port} is already in use. Stop the program that uses it, or choose another with ${setting}.`,
          ),
        )
      } else if (code === 'EACCES') {
        reject(new PlainFailure(`Port ${port} may not be used by this user. Choose one above 1023 with ${setting}.`))
      } else reject(error)
    })
    server.listen(port, host, resolve)
  })
}

async function closeServer(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), limitMs)
  await closed
  clearTimeout(timer)
}
