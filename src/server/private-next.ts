import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Next in this process, asked on a private socket that nothing outside the process can reach. */
export type PrivateNext = {
  /** @returns the status. @throws when there is no answer in time. */
  post: (path: string, asked: { headers: Readonly<Record<string, string>>; body: Buffer }) => Promise<number>
  close: () => Promise<void>
}

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
    post: (path, { headers, body }) =>
      new Promise((resolve, reject) => {
        const length = { 'Content-Length': String(body.length) }
        const all = { host: 'localhost', ...headers, ...length }
        const question = request({ socketPath, path, method: 'POST', headers: all, timeout: timeLimitMs })
        question.once('timeout', () => question.destroy(new Error(`${path} took longer than ${timeLimitMs} ms`)))
        question.once('error', reject)
        question.once('response', (answer) => {
          answer.resume()
          answer.once('error', reject)
          answer.once('end', () => resolve(answer.statusCode ?? 500))
        })
        question.end(body)
      }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
