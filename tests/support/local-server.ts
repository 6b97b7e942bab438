import { type Agent, createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import { onTestFinished } from 'vitest'

/** What a server answered, before any browser or library has made it nicer. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: string }

type Question = { method?: string; path?: string; headers?: Record<string, string>; body?: string; agent?: Agent }

/** Answers on a free port until the test is over. */
export async function startLocalServer(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return address.port
}

/** Asks a server of this machine, on a connection of its own unless there is an agent; sends exactly these headers. */
export function ask(port: number, { path = '/', body, agent, ...options }: Question = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const question = request({ host: '127.0.0.1', port, path, agent: agent ?? false, ...options }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        const text = Buffer.concat(chunks).toString('latin1')
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text })
      })
    })
    question.once('error', reject)
    question.end(body)
  })
}
