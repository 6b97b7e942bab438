import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { addCollector } from '@/src/metrics/collect-metrics'
import { type AnswerCounts, createAnswerCounts } from '@/src/metrics/count-answers'
import type { AnswerKind, PortName } from '@/src/metrics/metric-table'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { readRequestId, requestIdHeader, withRequestId } from '@/src/platform/request-id'
import { beginSpan, type OpenSpan, readTraceparent, runIn } from '@/src/platform/spans'
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
  /** Whether requests are followed through the processes, as far as something is done for them. */
  hasTraces?: boolean
  /** Writes one line. */
  write?: (line: Readonly<Record<string, unknown>>) => void
}

/** The watch that the settings ask for; undefined when they ask for none. */
export function openRequestWatch(port: PortName, proxies: number, isOwn?: IsOwn): RequestWatch | undefined {
  if (!env.metrics && !env.hasRequestLog && !env.traces) return undefined
  const counts = env.metrics ? createAnswerCounts() : null
  if (counts) addCollector(counts.tell)
  return createRequestWatch({ port, proxies, isOwn, counts, hasLog: env.hasRequestLog, hasTraces: env.traces !== null })
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
  hasTraces = false,
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
      const isTraced = hasTraces && !liesReady.has(kind)
      const isTrusted = (hasLog || isTraced) && (proxies > 0 || isOwn(request.headers))
      const id = hasLog ? toId(request, isTrusted) : undefined
      const span = isTraced
        ? toSpan({ port, kind, method, from: isTrusted ? readTraceparent(request.headers) : undefined })
        : null
      if (id !== undefined) response.setHeader('X-Request-Id', id)
      let isFinished = false
      response.once('finish', () => {
        isFinished = true
      })
      response.once('close', () => {
        const status = isFinished || response.headersSent ? response.statusCode : null
        const milliseconds = performance.now() - began
        counts?.add({ port, kind, status, seconds: milliseconds / 1000 })
        if (id === undefined && span === null) return
        const named = toNamedPath({ port, kind, path, status })
        endSpan(span, { request: id, path: named, status })
        if (id === undefined) return
        const line = { request: id, port, method: methodOf(method), kind, ...(named === null ? {} : { path: named }) }
        write({ ...line, status, isWhole: isFinished, milliseconds: Math.round(milliseconds * 10) / 10 })
      })
      runIn(span, () => withRequestId(id, answer))
    },
  }
}

/** Kinds of answers for which nothing is done but to send what lies there, and questions that wait for half a minute by themselves. */
const liesReady: ReadonlySet<AnswerKind> = new Set(['page', 'file', 'picture', 'health', 'feed'])

type Followed = { port: PortName; kind: AnswerKind; method: string; from: string | undefined }

function toSpan({ port, kind, method, from }: Followed): OpenSpan | null {
  const [asked, attributes] = [methodOf(method), { 'sona.port': port, 'sona.kind': kind }]
  const more = { ...attributes, 'http.request.method': asked }
  return beginSpan({ name: `${asked} ${port} ${kind}`, kind: 'server', attributes: more, from, beginsTrace: true })
}

type Ended = { request: string | undefined; path: string | null; status: number | null }

function endSpan(span: OpenSpan | null, { request, path, status }: Ended): void {
  span?.note({
    ...(request === undefined ? {} : { 'sona.request': request }),
    ...(path === null ? {} : { 'url.path': path }),
    ...(status === null ? {} : { 'http.response.status_code': status }),
  })
  span?.end({ isFailed: status === null || status >= 500 })
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
