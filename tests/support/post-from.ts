import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { PostedFields } from './form-posting'

type Sender = {
  /** The address of this machine that it is sent from: each 127.0.N is a network of its own. */
  from: string
  accept?: string
}

/** What a page would send of these fields. */
export async function toBody(fields: PostedFields): Promise<{ bytes: Buffer; type: string }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const packed = new Response(form)
  return { bytes: Buffer.from(await packed.arrayBuffer()), type: packed.headers.get('content-type') ?? '' }
}

/** Posts bytes as they are, from a network, on a connection of their own. */
export function postBytes(
  address: string,
  { bytes, type }: { bytes: Buffer | string; type: string },
  { from, accept = 'application/json' }: Sender,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': type, 'Content-Length': Buffer.byteLength(bytes), Accept: accept }
    const post = request(address, { method: 'POST', localAddress: from, agent: false, headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, text: body }), reject)
    })
    post.once('error', reject)
    post.end(bytes)
  })
}

/** Posts a form from a network. */
export async function postFrom(address: string, fields: PostedFields, sender: Sender) {
  return postBytes(address, await toBody(fields), sender)
}

/** Posts a head that says how long its body is, and nothing of the body. @returns the status it is answered with all the same. */
export function postHead(address: string, length: number, from: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': length }
    const post = request(address, { method: 'POST', localAddress: from, agent: false, headers }, (answer) => {
      resolve(answer.statusCode ?? 0)
      post.destroy()
    })
    post.once('error', reject)
    post.flushHeaders()
  })
}

/** Begins a post that says it is large, and sends nothing more of it. */
export function beginPost(address: string, from: string): Promise<Socket> {
  const { hostname, port, pathname, host } = new URL(address)
  const head = `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x`
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from }, () => {
      socket.write(head, () => resolve(socket))
    })
    // The server may end it, which is the point.
    socket.on('error', () => resolve(socket))
    onTestFinished(() => void socket.destroy())
  })
}
