import { readFileSync } from 'node:fs'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A proxy that puts the site and the page of sealed reports behind one address. */
export type OneOrigin = { address: string; close: () => Promise<void> }

/** What the documentation tells a proxy to hand to the port of sealed reports. */
export function readSealedLocation(): RegExp {
  const [, location] = /^location ~ "(\S+)" \{/m.exec(readFileSync('docs/sealed-reports.md', 'utf8')) ?? []
  if (location === undefined) throw new Error('docs/sealed-reports.md shows no location for sealed reports')
  return new RegExp(location)
}

/** Opens one, which does what the documentation says: it streams, passes the name on, and adds the address that it saw. */
export async function openOneOrigin(
  port: number,
  { site, sealed }: { site: number; sealed: number },
): Promise<OneOrigin> {
  const location = readSealedLocation()
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    pass(request, response, location.test(path) ? sealed : site)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pass(request: IncomingMessage, response: ServerResponse, port: number): void {
  const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' }
  const passed = ask({ port, host: '127.0.0.1', method: request.method, path: request.url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.once('error', () => response.destroy())
  request.pipe(passed)
}
