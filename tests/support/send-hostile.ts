import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { HostileKind, SlowSending } from '../cases/hostile-kinds'
import type { RequestPlace } from '../cases/hostile-requests'

/** Where hostile posts go: a form, what it asks for besides, and its field for files. */
export type HostileGoal = { address: URL; fields: Readonly<Record<string, string>>; fileField: string }

type Sender = {
  /** The address of this machine that it is sent from. */
  from: string
  /** When this ends, what is sent slowly is given up. */
  over: AbortSignal
}

/** Sends one once, on a connection of its own. @returns the status of the answer, or what the connection ended with. */
export type SendHostile = (sender: Sender) => Promise<string>

/** Makes what a kind sends, which may take longer than sending it, so that it can be sent as often as wanted. */
export async function prepareHostile(kind: HostileKind, goal: HostileGoal): Promise<SendHostile> {
  const place: RequestPlace = { host: goal.address.host, path: goal.address.pathname }
  switch (kind.by) {
    case 'body': {
      const bytes = Buffer.from(kind.body)
      return ({ from }) => post(goal.address, { bytes, type: kind.type }, from)
    }
    case 'file': {
      const body = await pack(new File([new Uint8Array(await kind.make())], kind.name), goal)
      return ({ from }) => post(goal.address, body, from)
    }
    case 'request': {
      const bytes = Buffer.from(kind.toBytes(place))
      return ({ from }) => readStatus(open(goal.address, from), (socket) => socket.write(bytes))
    }
    case 'slowness':
      return ({ from, over }) => sendSlowly(open(goal.address, from), { kind, place, over })
    default:
      return kind satisfies never
  }
}

type Body = { bytes: Buffer; type: string }

async function pack(file: File, { fields, fileField }: HostileGoal): Promise<Body> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(fileField, file)
  const packed = new Response(form)
  return { bytes: Buffer.from(await packed.arrayBuffer()), type: packed.headers.get('content-type') ?? '' }
}

function post(address: URL, { bytes, type }: Body, from: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': type, 'Content-Length': bytes.length, Accept: 'application/json' }
    const sent = request(address, { method: 'POST', localAddress: from, agent: false, headers }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(String(answer.statusCode)))
    })
    sent.once('error', (error) => resolve(toEnd(error)))
    sent.end(bytes)
  })
}

const open = ({ hostname, port }: URL, from: string) =>
  connect({ host: hostname, port: Number(port), localAddress: from })

const toEnd = (error: Error) => ('code' in error ? String(error.code) : error.message)

function readStatus(socket: Socket, begin: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    socket.once('connect', () => begin(socket))
    socket.once('data', (answer: Buffer) => {
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1] ?? 'no answer')
      socket.destroy()
    })
    socket.once('error', (error) => resolve(toEnd(error)))
    socket.once('close', () => resolve('closed'))
  })
}

type Slowly = { kind: SlowSending; place: RequestPlace; over: AbortSignal }

async function sendSlowly(socket: Socket, { kind, place, over }: Slowly): Promise<string> {
  const giveUp = () => void socket.destroy()
  over.addEventListener('abort', giveUp, { once: true })
  let drip: NodeJS.Timeout | undefined
  try {
    return await readStatus(socket, () => {
      socket.write(kind.begin(place))
      // Not before: on a busy machine the first piece would stand before the head.
      drip = setInterval(() => socket.writable && socket.write('x'), kind.everyMs)
    })
  } finally {
    clearInterval(drip)
    over.removeEventListener('abort', giveUp)
  }
}
