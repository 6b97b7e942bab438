import { Socket } from 'node:net'
import { Duplex } from 'node:stream'

/** A connection of which nothing but the head is read. */
export type HeadFirst = {
  /** What a server of HTTP reads: the head, and the body once that may be read. */
  stream: Duplex
  remoteAddress: string | undefined
  readBody: () => void
  /** Overwrites what came with the head, and what comes still. */
  forget: () => void
}

/** Larger than any head, and than what comes with it at once. */
const roomForHead = 128 * 1024
const pieceLength = 64 * 1024
const headEnd = Buffer.from('\r\n\r\n')

type State = 'head' | 'waiting' | 'body' | 'forgotten'

/**
 * Reads the head of a connection. With it comes as much of the body as was sent at once, and what reads sockets leaves that in the memory of
 * a process that goes on when it refuses the post. Here it is in one piece of memory, which is handed on or overwritten.
 */
export function readHeadFirst(received: Socket): HeadFirst {
  const kept = Buffer.alloc(roomForHead)
  let length = 0
  let state: State = 'head'
  const takeHead = (bytes: Uint8Array) => {
    if (length + bytes.length > kept.length) return socket.destroy()
    kept.set(bytes, length)
    length += bytes.length
    const end = kept.subarray(0, length).indexOf(headEnd)
    if (end < 0) return
    state = 'waiting'
    const head = kept.subarray(0, end + headEnd.length)
    stream.push(Buffer.from(head))
    kept.copyWithin(0, head.length, length)
    length -= head.length
  }
  /** @returns whether more may be read at once. */
  const take = (bytes: Uint8Array): boolean => {
    if (state === 'head') takeHead(bytes)
    const mayGoOn = state === 'body' ? stream.push(Buffer.from(bytes)) : state !== 'waiting'
    bytes.fill(0)
    return mayGoOn
  }
  const socket = withOwnMemory(received, take)
  const stream: Duplex = new Duplex({
    read: () => {
      if (state === 'body') socket.resume()
    },
    write: (chunk: Uint8Array, _encoding, done) => void socket.write(chunk, done),
    final: (done) => {
      socket.once('finish', () => done())
      socket.destroySoon()
    },
    destroy: (error, done) => {
      socket.destroy()
      done(error)
    },
  })
  socket.once('end', () => stream.push(null))
  socket.once('error', () => stream.destroy())
  socket.once('close', () => {
    kept.fill(0)
    stream.destroy()
  })
  socket.resume()
  return {
    stream,
    remoteAddress: socket.remoteAddress,
    readBody: () => {
      state = 'body'
      if (length > 0) stream.push(Buffer.from(kept.subarray(0, length)))
      socket.resume()
    },
    forget: () => {
      state = 'forgotten'
      kept.fill(0)
      socket.resume()
    },
  }
}

/**
 * The same connection, read into one piece of memory over and over. The socket that was received has not read a byte yet. Node takes `onread`
 * for connections that are opened here alone, so its handle is given to another socket: see lib/net.js of Node 24, and the test of what stays
 * of a post that was refused, which fails when that no longer holds.
 */
function withOwnMemory(received: Socket, take: (bytes: Uint8Array) => boolean): Socket {
  const handle: unknown = Reflect.get(received, '_handle')
  Reflect.set(received, '_handle', null)
  const buffer = Buffer.alloc(pieceLength)
  const options = { handle, onread: { buffer, callback: (size: number) => take(buffer.subarray(0, size)) } }
  const socket: unknown = Reflect.construct(Socket, [options])
  if (!(socket instanceof Socket)) throw new Error('A connection could not be read')
  return socket
}
