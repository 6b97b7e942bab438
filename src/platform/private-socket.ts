import { mkdtempSync, rmSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whatever answers requests in this process, asked on a socket that nothing outside the process can reach. */
export type PrivateSocket = {
  /** @returns the whole answer. @throws when there is none in time, or it breaks off. */
  ask: (question: PrivateQuestion) => Promise<PrivateAnswer>
  close: () => Promise<void>
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

/** @param handleRequest is asked. */
export async function openPrivateSocket(handleRequest: RequestListener): Promise<PrivateSocket> {
  // The directory is readable by this user only, and short: a socket's path may have about a hundred characters.
  const directory = mkdtempSync(join(tmpdir(), 'sona-'))
  const socketPath = join(directory, 'own.sock')
  const server = createServer(handleRequest)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, resolve)
  })
  return {
    ask: (question) => ask(socketPath, question),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function ask(socketPath: string, { path, headers, body, timeLimitMs }: PrivateQuestion): Promise<PrivateAnswer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const asked = request({
      ...{ socketPath, path, method: body === undefined ? 'GET' : 'POST' },
      headers: { host: 'localhost', ...headers, ...length },
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
