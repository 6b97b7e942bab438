import { type ServerResponse, STATUS_CODES } from 'node:http'
import { writeTogether } from './write-together'

/**
 * An answer as the bytes that go onto a connection which stays open, head and body one after the other: made once, and written for
 * everybody who asks, with the hour in its place.
 */
export type WholeAnswer = {
  /** Answers a request that stands first on its connection, and nothing of which is sent yet. @param isHead sends the head alone. */
  send: (response: ServerResponse, isHead: boolean) => void
}

type WholeParts = {
  status: number
  /** Of the answer and of its connection, apart from those that Node writes at the end of every head. */
  fields: Readonly<Record<string, string>>
  /** How long the connection stays open that nobody uses, in milliseconds. */
  idleMs: number
  body: Buffer
}

/** What is written for one second after the other, and to how many connections it is still under way. */
type Edition = { bytes: Buffer; second: number; underWay: number }

/**
 * Makes an answer whole. The bytes are those that Node's `writeHead` and `end` make of the same parts, for a request by HTTP/1.1 whose
 * connection stays open.
 */
export function createWholeAnswer({ status, fields, idleMs, body }: WholeParts): WholeAnswer {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Date: `
  const end = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(idleMs / 1000)}\r\n\r\n`
  const head = Buffer.from(`${start}${hour.text}${end}`, 'latin1')
  const hourAt = Buffer.byteLength(start, 'latin1')
  let current: Edition = { bytes: Buffer.concat([head, body]), second: Number.NaN, underWay: 0 }

  function ofThisSecond(): Edition {
    const second = secondOfNow()
    if (current.second === second) return current
    // Of what a slow connection has yet to take nothing changes.
    if (current.underWay > 0) current = { bytes: Buffer.from(current.bytes), second, underWay: 0 }
    current.bytes.write(hour.text, hourAt, 'latin1')
    current.second = second
    return current
  }

  return {
    send: (response, isHead) => {
      const { socket } = response
      if (!socket) return
      const edition = ofThisSecond()
      edition.underWay++
      // For whoever counts answers: nothing is written of it.
      response.statusCode = status
      writeTogether(socket, isHead ? edition.bytes.subarray(0, head.length) : edition.bytes, (error) => {
        edition.underWay--
        // As its own `end` does once everything is handed to the system: then the connection is free for the next request.
        if (!error) response.emit('finish')
      })
    },
  }
}

/** The second that `Date` says, and its words, which are as long for every hour. */
const hour = { second: 0, text: toHour(0) }

function secondOfNow(): number {
  const second = Math.floor(Date.now() / 1000)
  if (second !== hour.second) {
    hour.second = second
    hour.text = toHour(second)
  }
  return second
}

function toHour(second: number): string {
  return new Date(second * 1000).toUTCString()
}
