import type { OutgoingHttpHeaders, RequestListener } from 'node:http'
import { openPrivateSocket } from '@/src/platform/private-socket'

/** Next in this process, asked by the process itself for what is no page. */
export type PrivateNext = {
  /** @returns the whole answer. @throws when there is none in time. */
  get: (path: string, headers: OutgoingHttpHeaders) => Promise<PrivateAnswer>
  /** @returns the whole answer. @throws when there is none in time. */
  post: (
    path: string,
    asked: { headers: Readonly<Record<string, string>>; body: Buffer },
  ) => Promise<{ status: number; body: Buffer }>
  close: () => Promise<void>
}

type PrivateAnswer = { status: number; contentType: string; body: Buffer }

/** Taking a submission with ten files into a busy database is the longest that is asked. */
const timeLimitMs = 60_000

/** @param handleRequest Next's request handler. */
export async function openPrivateNext(handleRequest: RequestListener): Promise<PrivateNext> {
  const socket = await openPrivateSocket(handleRequest)
  return {
    get: async (path, headers) => {
      const answer = await socket.ask({ path, headers, timeLimitMs })
      return { status: answer.status, contentType: answer.headers['content-type'] ?? '', body: answer.body }
    },
    post: (path, { headers, body }) => socket.ask({ path, headers, body, timeLimitMs }),
    close: socket.close,
  }
}
