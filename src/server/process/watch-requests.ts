import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { addCollector } from '@/src/metrics/collect-metrics'
import { type AnswerCounts, createAnswerCounts } from '@/src/metrics/count-answers'
import type { PortName } from '@/src/metrics/metric-table'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { readRequestId, requestIdHeader, withRequestId } from '@/src/platform/request-id'
import { toNamedPath } from './named-path'
import { toRequestKind } from './request-kind'

/** Sees every request of a port, before anything answers it. */
export type RequestWatch = {
  /** Follows one to its end, and has it answered. */
  follow: (request: IncomingMessage, response: ServerResponse, answer: () => void) => void
  /** Whether every answer names its request, so that none can be written as it lies ready. */
  namesRequests: boolean
}

/** Whether a request comes from another process of the bank's own, as its head shows. */
type IsOwn = (headers: IncomingHttpHeaders) => boolean

type WatchOptions = {
  port: PortName
  /** Proxies of the bank's own before the port: what they hand on may say an id. */
  proxies: number
  /** Who else may say one, by what a request shows; nobody when it is left out. */
  isOwn?: IsOwn | undefined
  counts: AnswerCounts | null
  hasLog: boolean
  /** Writes one line. */
  write?: (line: Readonly<Record<string, unknown>>) => void
}

/** The watch that the settings ask for; undefined when they ask for none. */
export function openRequestWatch(port: PortName, proxies: number, isOwn?: IsOwn): RequestWatch | undefined {
  if (!env.metrics && !env.hasRequestLog) return undefined
  const counts = env.metrics ? createAnswerCounts() : null
  if (counts) addCollector(counts.tell)
  return createRequestWatch({ port, proxies, isOwn, counts, hasLog: env.hasRequestLog })
}

/**
 * Counts answers, and where that is wanted gives each request an id and writes a line of it: no query, no body, no network address, and
 * only addresses of the bank's own. The pages of sealed reports leave no trace at all.
 */
export function createRequestWatch({
  port,
  proxies,
  isOwn = () => false,
  counts,
  hasLog,
  write = (line) => log.info('request', line),
}: WatchOptions): RequestWatch {
  return {
    namesRequests: hasLog,
    follow: (request, response, answer) => {
      const began = performance.now()
      const { url = '/', method = '' } = request
      const path = url.split(/[?#]/, 1)[0] ?? '/'
      if (isSealed(path)) return answer()
      const kind = toRequestKind(port, path, url.includes('?'))
      const id = hasLog ? toId(request, proxies > 0 || isOwn(request.headers)) : undefined
      if (id !== undefined) response.setHeader('X-Request-Id', id)
      let isFinished = false
      response.once('finish', () => {
        isFinished = true
      })
      response.once('close', () => {
        const status = isFinished || response.headersSent ? response.statusCode : null
        const milliseconds = performance.now() - began
        counts?.add({ port, kind, status, seconds: milliseconds / 1000 })
        if (id === undefined) return
        const named = toNamedPath({ port, kind, path, status })
        const line = { request: id, port, method: methodOf(method), kind, ...(named === null ? {} : { path: named }) }
        write({ ...line, status, isWhole: isFinished, milliseconds: Math.round(milliseconds * 10) / 10 })
      })
      withRequestId(id, answer)
    },
  }
}

function toId({ headers }: IncomingMessage, isTrusted: boolean): string {
  const id = (isTrusted ? readRequestId(headers[requestIdHeader]) : undefined) ?? randomUUID()
  // What is answered within reads it there; what a stranger wrote is gone.
  headers[requestIdHeader] = id
  return id
}

function isSealed(path: string): boolean {
  return path.includes('/_sealed/')
}

/** A method is a word that a client chooses. */
function methodOf(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'
}
