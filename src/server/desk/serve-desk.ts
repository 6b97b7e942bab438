import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { makeDeskPage } from '@/src/desk/make-desk-page'
import { commonHeaders } from '@/src/http/security-headers'
import { toSealedDirectory } from '@/src/intake/installation'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { openSealedStore } from '@/src/sealed/store/sealed-store'
import { isFromElsewhere } from '../guard/foreign-origin'
import { PlainFailure } from '../process/plain-failure'
import { openDesk } from './answer-desk'

/** The desk, and what stops it. */
export type Desk = { port: number; stop: () => Promise<void> }

/** A reply with some text, sealed and written as text. */
const largestRequest = 2 * 1024 * 1024

type DeskSettings = { port: number; host: string; dataDirectory: string; root: string }

/** Opens the desk at a port, and so an origin, of its own. It hands out what is sealed, to whom it is sealed, and can open none of it. */
export async function serveDesk({ port, host, dataDirectory, root }: DeskSettings): Promise<Desk> {
  const store = openSealedStore(toSealedDirectory(dataDirectory))
  const { html, policy } = await makeDeskPage(root)
  const packed = gzipSync(html)
  const ask = openDesk({ store, dataDirectory, root, now: Date.now })
  const headers = {
    ...commonHeaders,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
  }
  const send = (response: ServerResponse, status: number, type: string, body: Buffer | string) =>
    response.writeHead(status, { ...headers, 'Content-Type': type }).end(body)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/' && request.method === 'GET') {
      response.setHeader('Vary', 'Accept-Encoding')
      const isPacked = String(request.headers['accept-encoding']).includes('gzip')
      if (isPacked) response.setHeader('Content-Encoding', 'gzip')
      return send(response, 200, 'text/html; charset=utf-8', isPacked ? packed : html)
    }
    if (request.url !== '/ask' || request.method !== 'POST') return send(response, 404, 'text/plain', '')
    if (isFromElsewhere({ headers: request.headers, allowedHosts: new Set([request.headers.host ?? '']) }))
      return send(response, 403, 'text/plain', '')
    const text = await readText(request)
    if (text === null) return send(response, 413, 'text/plain', '')
    const { status, answer: said } = ask(text)
    return send(response, status, 'application/json', JSON.stringify(said))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error('The desk failed on a request', { error })
      response.destroy()
    })
  })
  const taken = await listen(server, port, host)
  return {
    port: taken,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      store.close()
    },
  }
}

/** Opens the desk when the settings name the root of its keys. @returns what stops it; null when there are no sealed reports. */
export async function serveDeskWhenSet(): Promise<Desk | null> {
  const { sealedRoot: root, deskPort: port, cmsHost: host, dataDirectory } = env
  return root === undefined || env.role === 'cms' ? null : serveDesk({ root, port, host, dataDirectory })
}

async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > largestRequest) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(new PlainFailure(`Port ${port} cannot be used. Choose another with DESK_PORT.`)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
