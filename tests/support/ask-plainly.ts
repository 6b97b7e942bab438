import { type IncomingHttpHeaders, request } from 'node:http'

/** An answer as it travelled: nothing followed, nothing unpacked, and of its head nothing that belongs to the connection or to the moment. */
export type PlainReceived = { status: number; headers: IncomingHttpHeaders; body: string }

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'server', 'via']

/** Asks as no browser would change it. @param body of a POST. */
export function askPlainly(
  url: string,
  { fields = {}, method = 'GET', body = '' }: { fields?: Record<string, string>; method?: string; body?: string } = {},
): Promise<PlainReceived> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: fields, agent: false }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('error', reject)
      response.once('end', () => {
        const { headers } = response
        for (const name of ofConnection) delete headers[name]
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(pieces).toString('latin1') })
      })
    })
    asked.once('error', reject)
    asked.end(body)
  })
}
