import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { toNetworkPrefix } from '@/src/submissions/limits/network-prefix'

/** Of some kilobytes each, when nothing comes on them. */
const mostConnections = 10_000
/** Open files that the process needs besides: pages that are read, the database, other processes. */
const otherFiles = 512
const limitsFile = '/proc/self/limits'

/**
 * Keeps places for new visitors: when as many connections are open as there may be, the oldest of the network that has most is closed for
 * each that comes. Whoever opens thousands closes their own.
 *
 * @param most how many may be open; by default what the system allows the process, with room for its files.
 */
export function shareConnections(server: Server, most = whatTheSystemAllows()): void {
  /** By network, the oldest first. */
  const open = new Map<string, Set<Socket>>()
  let count = 0
  server.on('connection', (socket) => {
    const network = toNetworkPrefix(socket.remoteAddress ?? '')
    const own = open.get(network) ?? new Set()
    open.set(network, own.add(socket))
    count++
    socket.once('close', () => {
      count--
      if (own.delete(socket) && own.size === 0 && open.get(network) === own) open.delete(network)
    })
    if (count > most) closeOldest(open)
  })
}

function closeOldest(open: ReadonlyMap<string, ReadonlySet<Socket>>): void {
  let largest: ReadonlySet<Socket> = new Set()
  for (const sockets of open.values()) if (sockets.size > largest.size) largest = sockets
  // One that is already being closed may not have been taken off yet.
  for (const socket of largest) {
    if (socket.destroyed) continue
    socket.destroy()
    return
  }
}

function whatTheSystemAllows(): number {
  const text = existsSync(limitsFile) ? readFileSync(limitsFile, 'utf8') : ''
  const [, allowed] = /^Max open files\s+(\d+)/m.exec(text) ?? []
  return Math.max(1, Math.min(mostConnections, Number(allowed ?? mostConnections + otherFiles) - otherFiles))
}
