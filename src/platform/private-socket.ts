import { mkdtempSync, rmSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRequestId, requestIdHeader, requestIdHeaders, withRequestId } from './request-id'
import { beginSpan, inSpan, type OpenSpan, readTraceparent, runIn, toSpanPath, traceparentHeaders } from './spans'

/** Whatever answers requests on a socket that only processes of this product can reach. */
export type PrivateSocket = {
  /** @returns the whole answer. @throws when there is none in time, or it breaks off. */
  ask: (question: PrivateQuestion) => Promise<PrivateAnswer>
  close: () => Promise<void>
}

/** Where one process of the product asks another. */
export type SharedSocket = {
  path: string
  /** What both speak. Who speaks something else is of another build, and is not understood. */
  protocol: string
}

export type PrivateQuestion = {
  /** With its parameters. Messages of errors name it without them: they are what a visitor typed, and a message ends in the log. */
  path: string
  headers: OutgoingHttpHeaders
  /** Makes it a post. */
  body?: Buffer | string | undefined
  timeLimitMs: number
}

export type PrivateAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Makes a place for a socket: readable by this user only, and short, for its path may have about a hundred characters.
 *
 * @returns the path, and what removes it.
 */
export function makeSocketPlace(): { path: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'sona-'))
  return { path: join(directory, 'own.sock'), remove: () => rmSync(directory, { recursive: true, force: true }) }
}

/** Opens a socket within this process. @param handleRequest is asked. */
export async function openPrivateSocket(handleRequest: RequestListener): Promise<PrivateSocket> {
  const { path, remove } = makeSocketPlace()
  const close = await listenAt(path, handleRequest)
  return {
    ask: (question) => ask(path, question),
    close: async () => {
      await close()
      remove()
    },
  }
}

/**
 * Answers other processes of the product.
 *
 * @returns what ends it.
 */
export function serveSharedSocket(
  { path, protocol }: SharedSocket,
  handleRequest: RequestListener,
): Promise<() => Promise<void>> {
  // Left behind by a process that was killed.
  rmSync(path, { force: true })
  return listenAt(path, (request, response) => {
    if (request.headers[protocolHeader] === protocol) handleRequest(request, response)
    else response.writeHead(misunderstood).end()
  })
}

/** The way to another process of the product, which may be there or not. */
export function askSharedSocket({ path, protocol }: SharedSocket): PrivateSocket {
  return {
    ask: async (question) => {
      const answer = await ask(path, { ...question, headers: { ...question.headers, [protocolHeader]: protocol } })
      if (answer.status === misunderstood) throw new Error('The other process of the product is of another build')
      return answer
    },
    close: async () => undefined,
  }
}

const protocolHeader = 'x-sona-protocol'
/** HTTP Version Not Supported. */
const misunderstood = 505

async function listenAt(path: string, handleRequest: RequestListener): Promise<() => Promise<void>> {
  // Of the process that asks: nobody else can.
  const server = createServer((request, response) => {
    const span = followed(request, response)
    const id = readRequestId(request.headers[requestIdHeader])
    runIn(span, () => withRequestId(id, () => handleRequest(request, response)))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** A span of what is answered, where that of the question is told. */
function followed({ url = '/', headers }: IncomingMessage, response: ServerResponse): OpenSpan | null {
  const from = readTraceparent(headers)
  if (from === undefined) return null
  const span = beginSpan({ name: 'answer a process', kind: 'server', attributes: toSpanPath(url), from })
  response.once('close', () => {
    span?.note({ 'http.response.status_code': response.statusCode })
    span?.end({ isFailed: response.statusCode >= 500 })
  })
  return span
}

function ask(socketPath: string, question: PrivateQuestion): Promise<PrivateAnswer> {
  const attributes = toSpanPath(question.path)
  return inSpan({ name: 'ask a process', kind: 'client', attributes }, async (span) => {
    const answer = await exchange(socketPath, question, traceparentHeaders(span))
    span?.note({ 'http.response.status_code': answer.status })
    return answer
  })
}

function exchange(
  socketPath: string,
  { path, headers, body, timeLimitMs }: PrivateQuestion,
  followedBy: OutgoingHttpHeaders,
): Promise<PrivateAnswer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const asked = request({
      ...{ socketPath, path, method: body === undefined ? 'GET' : 'POST' },
      headers: { host: 'localhost', ...requestIdHeaders(), ...followedBy, ...headers, ...length },
      timeout: timeLimitMs,
    })
    asked.once('timeout', () => asked.destroy(new Error(`${toPath(path)} took longer than ${timeLimitMs} ms`)))
    asked.once('error', reject)
    asked.once('response', async (answer) => {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(Buffer.from(chunk))
        resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(chunks) })
      } catch (error) {
        reject(error)
      }
    })
    asked.end(body)
  })
}

function toPath(address: string): string {
  return address.split('?')[0] ?? ''
}
