import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { largestFile } from '@/src/forms/definition/file-kinds'
import { messagesByLocale } from '@/src/i18n/messages'
import { answerSent, answerVisit } from '@/src/intake/answer-intake'
import { readOrMakeInstallation, toSealedDirectory } from '@/src/intake/installation'
import type { IntakeAnswer, IntakeTools } from '@/src/intake/intake-tools'
import { toSaidPage } from '@/src/intake/pages/said-page'
import { mostFiles, readParts } from '@/src/intake/read-parts'
import { isTicket } from '@/src/intake/ticket'
import { type IntakePlace, readIntakeHref } from '@/src/links/intake-href'
import { localeOf, toHref } from '@/src/links/to-href'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { openSealedStore } from '@/src/sealed/store/sealed-store'
import { toClientAddress, toNetworkPrefix } from '@/src/submissions/limits/network-prefix'
import { isFromElsewhere } from '../guard/foreign-origin'
import { type HeadFirst, readHeadFirst } from './head-first'
import { type IntakeReport, intakeOrder } from './intake-messages'
import { sendPage } from './send-page'

/**
 * A process that takes one report, or one message, or one code: it reads the connection, judges, looks into files, seals, answers and ends.
 * What was in its memory goes back to the system with it. One that has read nothing but heads takes another connection.
 */

/** Files, and a text, and what stands around them. */
const largestBody = mostFiles * largestFile + 1024 * 1024
const headersTimeoutMs = 10_000
const bodyTimeoutMs = 300_000

// Whatever fails, no message and no stack is written: they can hold what somebody wrote.
process.on('uncaughtException', () => fail())
process.on('unhandledRejection', () => fail())
process.once('disconnect', () => process.exit(0))

const [, , port = ''] = process.argv
const tools = openTools()
const hosts = new Set([new URL(env.siteUrl).host, `localhost:${port}`, `127.0.0.1:${port}`])
let hasReadBody = false
let current: HeadFirst | undefined
let onVerdict: (mayGoOn: boolean) => void = () => undefined

const server = createServer(
  {
    headersTimeout: headersTimeoutMs,
    requestTimeout: bodyTimeoutMs,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    keepAlive: false,
  },
  (request, response) =>
    void answer(request, response)
      .finally(() => hasReadBody || current?.forget())
      .catch(() => fail()),
)
server.on('clientError', (_error, socket) => socket.destroy())

process.on('message', (message, handle) => {
  const order = intakeOrder.parse(message)
  if (order.kind === 'verdict') return onVerdict(order.mayGoOn)
  if (order.kind === 'drop') return current?.stream.destroy()
  if (!(handle instanceof Socket)) return tell({ kind: 'clean' })
  current = readHeadFirst(handle)
  current.stream.once('close', () => (hasReadBody ? process.exit(0) : tell({ kind: 'clean' })))
  server.emit('connection', current.stream)
})
tell({ kind: 'ready' })

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const locale = localeOf(request.url ?? '/')
  const texts = messagesByLocale[locale].sealedReports.errors
  const isHead = request.method === 'HEAD'
  const refuse = (status: number, text: string) =>
    sendPage(response, { status, page: toSaidPage(locale, text) }, { began: 0, isHead })
  const place = readIntakeHref((request.url ?? '').split('?')[0] ?? '')
  if (!hosts.has((request.headers.host ?? '').toLowerCase())) return refuse(421, texts.notFound)
  // Without a proxy the link to the bank's site leads here.
  if (request.url === toHref(locale, '/') && request.method === 'GET')
    return void response.writeHead(303, { Location: `${env.siteUrl}${request.url}`, 'Cache-Control': 'no-store' }).end()
  if (!place) return refuse(404, texts.notFound)
  if (request.method === 'GET' || isHead) {
    const shown = await answerVisit({ place, locale, tools })
    return sendPage(response, shown, { began: 0, isHead })
  }
  if (request.method !== 'POST') return refuse(405, texts.notFound)
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (!(length <= largestBody)) return refuse(413, texts.tooMuch)
  if (isFromElsewhere({ headers: request.headers, allowedHosts: hosts })) return refuse(403, texts.notFound)
  if (!isTicket(tools.secrets.tickets, ticketOf(request), tools.now())) return refuse(403, texts.ticket)
  if (!(await mayGoOn(request))) return refuse(429, texts.busy)
  hasReadBody = true
  current?.readBody()
  const parts = await readParts(request)
  tell({ kind: 'received' })
  const began = performance.now()
  await sendPage(response, await answerOrSayFailure(parts, place), { began, isHead })

  async function answerOrSayFailure(sent: typeof parts, asked: IntakePlace): Promise<IntakeAnswer> {
    try {
      return await answerSent(sent, { place: asked, locale, tools })
    } catch (error) {
      // The name alone: a message can hold what somebody wrote.
      log.error('A report could not be taken', { kind: error instanceof Error ? error.name : 'unknown' })
      return { status: 500, page: toSaidPage(locale, texts.failed) }
    }
  }
}

function openTools(): IntakeTools {
  if (env.sealedRoot === undefined) throw new Error('There are no sealed reports without SEALED_ROOT')
  return {
    store: openSealedStore(toSealedDirectory(env.dataDirectory)),
    secrets: readOrMakeInstallation(env.dataDirectory),
    dataDirectory: env.dataDirectory,
    root: env.sealedRoot,
    now: Date.now,
  }
}

function ticketOf(request: IncomingMessage): string {
  return new URLSearchParams((request.url ?? '').split('?')[1] ?? '').get('t') ?? ''
}

/** Asks the process that has the port, which counts by network and never sees more than that. */
function mayGoOn(request: IncomingMessage): Promise<boolean> {
  const { headers } = request
  const network = toNetworkPrefix(
    toClientAddress({
      remoteAddress: current?.remoteAddress,
      forwardedFor: headers['x-forwarded-for'],
      proxies: env.proxyCount,
    }),
  )
  return new Promise((resolve) => {
    onVerdict = resolve
    tell({ kind: 'head', network, ticket: ticketOf(request) })
  })
}

function tell(report: IntakeReport): void {
  process.send?.(report)
}

function fail(): never {
  process.exit(1)
}
