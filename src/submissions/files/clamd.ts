import { connect, type NetConnectOpts } from 'node:net'

const largestChunk = 64 * 1024
const longestMs = 30_000

/** What the virus scanner says of a file. */
export type ScanVerdict = 'clean' | 'virus'

/**
 * Has a content looked at by ClamAV's daemon, by its INSTREAM command: chunks with their lengths before them, and an empty one
 * at the end.
 *
 * @param address `host:port`, or the path of a socket.
 * @param limitMs how long it may say nothing.
 * @throws when the scanner cannot be reached, does not answer in time, or answers anything but a verdict: nothing is known then.
 * @see https://docs.clamav.net/manual/Usage/Scanning.html
 */
export async function scanWithClamd(address: string, content: Buffer, limitMs = longestMs): Promise<ScanVerdict> {
  const answer = await ask(toConnection(address), { content, limitMs })
  if (/^stream: OK\0?$/.test(answer)) return 'clean'
  if (/^stream: .* FOUND\0?$/.test(answer)) return 'virus'
  throw new Error('The virus scanner gave no verdict')
}

function toConnection(address: string): NetConnectOpts {
  if (address.startsWith('/')) return { path: address }
  const colon = address.lastIndexOf(':')
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) }
}

type Question = { content: Buffer; limitMs: number }

function ask(connection: NetConnectOpts, { content, limitMs }: Question): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(connection)
    const answer: Buffer[] = []
    socket.setTimeout(limitMs, () => socket.destroy(new Error('The virus scanner did not answer in time')))
    socket.on('error', reject)
    socket.on('data', (bytes) => answer.push(bytes))
    socket.on('close', () => resolve(Buffer.concat(answer).toString('latin1').trim()))
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < content.length; at += largestChunk) {
        const chunk = content.subarray(at, at + largestChunk)
        socket.write(lengthOf(chunk.length))
        socket.write(chunk)
      }
      socket.write(lengthOf(0))
    })
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
