import { createServer } from 'node:net'

/** A virus scanner to ask: where it listens, and what ends it. */
export type Clamd = { address: string; close: () => void }

/** What it says of a content; null to hang up in the middle of it, undefined to say nothing. */
type Judge = (content: Buffer) => string | null | undefined

/**
 * A daemon that speaks INSTREAM as ClamAV's manual describes it.
 *
 * @param path of its socket; without one it listens on a port.
 * @see https://docs.clamav.net/manual/Usage/Scanning.html
 */
export async function startClamd(judge: Judge, path?: string): Promise<Clamd> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    // Whoever asks may hang up, too.
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes])
      const content = readStream(received)
      const answer = judge(content ?? Buffer.alloc(0))
      if (answer === null) socket.destroy()
      else if (content && answer !== undefined) socket.end(answer)
    })
  })
  await new Promise<void>((resolve) => (path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve)))
  const address = server.address()
  return {
    address: typeof address === 'object' && address ? `127.0.0.1:${address.port}` : String(address),
    close: () => void server.close(),
  }
}

/** The content of a stream that has ended; null while more is to come. */
function readStream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (received.subarray(0, command.length).toString() !== command) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
