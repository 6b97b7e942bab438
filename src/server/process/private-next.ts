import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type RequestListener, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Next in this process, asked on a private socket that nothing outside the process can reach. */
export type PrivateNext = {
  /** @returns the whole answer. @throws when there is none in time. */
  get: (path: string, headers: OutgoingHttpHeaders) => Promise<PrivateAnswer>
  /** @returns the status. @throws when there is no answer in time. */
  post: (path: string, asked: { headers: Readonly<Record<string, string>>; body: Buffer }) => Promise<number>
  close: () => Promise<void>
}

type PrivateAnswer = { status: number; contentType: string; body: Buffer }

/** Taking a submission with ten files into a busy database is the longest that is asked. */
const timeLimitMs = 60_000

/** @param handleRequest Next's request handler. */
export async function openPrivateNext(handleRequest: RequestListener): Promise<PrivateNext> {
  const directory = mkdtempSync(join(tmpdir(), 'sona-'))
  const socketPath = join(directory, 'own.sock')
  const server = createServer(handleRequest)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, resolve)
  })
  return {
    get: async (path, headers) => {
      const answer = await ask({ socketPath, path, method: 'GET', headers })
      const body = await readWhole(answer)
      return { status: answer.statusCode ?? 500, contentType: answer.headers['content-type'] ?? '', body }
    },
    post: async (path, { headers, body }) => {
      const answer = await ask({ socketPath, path, method: 'POST', headers }, body)
      await readWhole(answer)
      return answer.statusCode ?? 500
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

type Question = { socketPath: string; path: string; method: 'GET' | 'POST'; headers: OutgoingHttpHeaders }

function ask({ headers, ...question }: Question, body: Buffer = Buffer.alloc(0)): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const all = { host: 'localhost', ...headers, 'Content-Length': String(body.length) }
    const asked = request({ ...question, headers: all, timeout: timeLimitMs })
    asked.once('timeout', () => asked.destroy(new Error(`${question.path} took longer than ${timeLimitMs} ms`)))
    asked.once('error', reject)
    asked.once('response', resolve)
    asked.end(body)
  })
}

async function readWhole(answer: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
