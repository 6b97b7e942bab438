import { execFile } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { promisify } from 'node:util'
import type { Checkpoint } from './checkpoint'

/** Facility 13, log audit, and severity 5, notice: RFC 5424 6.2.1. */
const priority = 13 * 8 + 5
const connectLimitMs = 10_000

/**
 * Brings a checkpoint to where the settings say: a file, which is only added to; this machine's log by its own `logger`; or a syslog
 * server, as RFC 5424 says it.
 *
 * @param destination the path of a file, `syslog`, `udp://host:port` or `tcp://host:port`.
 * @throws when it cannot be brought. Datagrams may get lost without anybody noticing.
 */
export async function sendCheckpoint(destination: string, point: Checkpoint): Promise<void> {
  const text = JSON.stringify(point)
  if (destination.startsWith('/')) return addLine(destination, text)
  if (destination === 'syslog') {
    await promisify(execFile)('logger', ['--priority', 'authpriv.notice', '--tag', 'sona', `audit checkpoint ${text}`])
    return
  }
  const { protocol, hostname: host, port } = new URL(destination)
  const message = toSyslog(point, text)
  if (protocol === 'udp:') await sendDatagram(host, Number(port), message)
  // With its length before it: RFC 6587 3.4.1.
  else await sendOver(host, Number(port), `${Buffer.byteLength(message)} ${message}`)
}

function toSyslog({ at }: Checkpoint, text: string): string {
  return `<${priority}>1 ${at} ${hostname()} sona ${process.pid} audit-checkpoint - ${text}`
}

async function addLine(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600)
  try {
    await file.appendFile(`${text}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function sendDatagram(host: string, port: number, message: string): Promise<void> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.send(message, port, host, (error) => (error ? reject(error) : resolve()))
    })
  } finally {
    socket.close()
  }
}

async function sendOver(host: string, port: number, message: string): Promise<void> {
  const socket = connect({ host, port })
  socket.setTimeout(connectLimitMs, () => socket.destroy(new Error('The syslog server does not answer')))
  try {
    await once(socket, 'connect')
    socket.end(message)
    await once(socket, 'finish')
  } finally {
    socket.destroySoon()
  }
}
