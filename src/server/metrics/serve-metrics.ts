import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type ProcessMetrics, writeMetrics } from '@/src/metrics/write-metrics'
import { log } from '@/src/platform/log'
import { takePort } from '../process/take-port'

/** Where figures are asked for. */
export type MetricsPlace = { port: number; host: string }

/** Headers that a browser or a proxy of visitors sends, and nothing that collects figures. */
const foreignHeaders = ['origin', 'sec-fetch-site', 'x-forwarded-for', 'forwarded', 'via'] as const

/**
 * Answers `GET /metrics` at a port of its own, which no other port leads to.
 *
 * @param collect asks every process for its figures.
 * @returns the port, and what ends it.
 * @throws PlainFailure when the port is taken or may not be used.
 */
export async function serveMetrics(
  { port, host }: MetricsPlace,
  collect: () => Promise<readonly ProcessMetrics[]>,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    answer(request, response, collect).catch((error: unknown) => {
      log.error('Figures cannot be told', { error })
      say(response, 500, 'The figures cannot be told: the log says why.\n')
    })
  })
  await takePort(server, { port, host, setting: 'METRICS_PORT' })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  collect: () => Promise<readonly ProcessMetrics[]>,
): Promise<void> {
  // Whoever hands visitors on to this port by mistake, and any page that a browser of this machine has open, gets nothing.
  if (foreignHeaders.some((name) => request.headers[name] !== undefined))
    return say(response, 403, 'Figures are for those who collect them, and for no browser or proxy.\n')
  if (request.url !== '/metrics') return say(response, 404, 'There is /metrics, and nothing else.\n')
  if (request.method !== 'GET') return say(response, 405, 'Figures are read by GET.\n')
  const { text, contentType } = await writeMetrics(await collect())
  say(response, 200, text, contentType)
}

function say(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  response.end(text)
}
