import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** What is wrong with the GraphQL service behind the proxy. Everything else passes as it is. */
export type Fault =
  | { kind: 'none' }
  /** Every answer comes late. */
  | { kind: 'slow'; ms: number }
  /** Answers 200, with errors and without data. */
  | { kind: 'errors' }
  /** The answers hold something else than what is stored. */
  | { kind: 'changed'; change: (answer: string) => string }

export type FaultProxy = { url: string; setFault: (fault: Fault) => void; close: () => Promise<void> }

/** Stands between a site and its CMS, on a port of its own. */
export async function startFaultProxy(cms: string): Promise<FaultProxy> {
  let fault: Fault = { kind: 'none' }
  const closing = new AbortController()
  const server = createServer((request, response) => {
    const left = new AbortController()
    response.once('close', () => left.abort())
    pass(request, response, { cms, fault, signal: AbortSignal.any([left.signal, closing.signal]) }).catch(() =>
      // The site hung up, or there is no CMS: either way there is nothing to answer with.
      response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port')
  return {
    url: `http://localhost:${address.port}`,
    setFault: (next) => {
      fault = next
    },
    close: async () => {
      closing.abort()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Passing = { cms: string; fault: Fault; signal: AbortSignal }

async function pass(request: IncomingMessage, response: ServerResponse, { cms, fault, signal }: Passing) {
  const isGraphQL = request.url?.startsWith('/api/graphql') ?? false
  const body = await buffer(request)
  if (isGraphQL && fault.kind === 'slow') await wait(fault.ms, undefined, { signal })
  if (isGraphQL && fault.kind === 'errors') {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ data: null, errors: [{ message: 'The service is tired' }] }))
    return
  }
  const answer = await fetch(new URL(request.url ?? '/', cms), {
    method: request.method ?? 'GET',
    // The CMS answers to its own name only.
    headers: {
      'Content-Type': request.headers['content-type'] ?? '',
      'X-Languages': String(request.headers['x-languages']),
      ...(request.headers.authorization ? { Authorization: request.headers.authorization } : {}),
    },
    ...(body.length > 0 ? { body } : {}),
    signal,
    redirect: 'manual',
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const sent = isGraphQL && fault.kind === 'changed' ? Buffer.from(fault.change(bytes.toString('utf8'))) : bytes
  response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'text/plain' })
  response.end(sent)
}
