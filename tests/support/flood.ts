import { connect } from 'node:net'

/** How many requests are sent at once on a connection, before the answers come. */
const pipelined = 50
const connections = 4

/**
 * Asks for the head of every address over a few connections, each with many requests at a time.
 *
 * @returns how often each status came.
 */
export async function flood(site: string, targets: Iterable<string>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const source = targets[Symbol.iterator]()
  await Promise.all(Array.from({ length: connections }, () => floodOnce(site, source, statuses)))
  return statuses
}

function floodOnce(site: string, targets: Iterator<string>, statuses: Map<number, number>): Promise<void> {
  const { host, port } = new URL(site)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    let missing = 0
    let rest = ''
    const send = () => {
      let requests = ''
      while (missing < pipelined) {
        const { done, value } = targets.next()
        if (done) break
        requests += `HEAD ${value} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`
        missing++
      }
      if (missing === 0) socket.end()
      else socket.write(requests)
    }
    socket.once('connect', send)
    socket.on('data', (chunk: Buffer) => {
      // Answers to HEAD are heads and nothing else: an empty line ends each.
      const heads = `${rest}${chunk.toString('latin1')}`.split('\r\n\r\n')
      rest = heads.pop() ?? ''
      for (const head of heads) {
        const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        missing--
      }
      if (missing === 0) send()
    })
    socket.once('error', reject)
    socket.once('close', () =>
      missing === 0 ? resolve() : reject(new Error(`The connection ended with ${missing} answers missing`)),
    )
  })
}
