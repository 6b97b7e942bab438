import { connect } from 'node:net'

/** An answer as it came over the wire. The status is 0 when the connection was closed without one. */
export type RawAnswer = { status: number; fields: [name: string, value: string][]; body: Buffer }

/** Sends bytes as they are, on a connection of their own, and reads until the other side closes it. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const chunks: Buffer[] = []
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.once('error', reject)
    socket.once('close', () => resolve(readAnswer(Buffer.concat(chunks))))
  })
}

function readAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return { status: 0, fields: [], body: bytes }
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    fields: lines.map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name.toLowerCase(), value.join(': ')]
    }),
    body: bytes.subarray(end + 4),
  }
}
