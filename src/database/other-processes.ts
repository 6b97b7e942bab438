import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { log } from '@/src/platform/log'
import { dialect } from './own-dialect'
import { readRows } from './statements'

/** What processes of the CMS tell each other of what each keeps in memory. */
const notice = 'sona_processes'

const said = z.object({ from: z.string(), topic: z.string(), message: z.unknown() })

const ownName = randomUUID()
const hearers = new Map<string, (message: unknown) => void>()

/** By which this process tells the others; none where there are none, and in commands. */
let way: Payload | undefined

/** Hears the other processes at the database from now on, and tells them. Does nothing where the database is a file. */
export async function meetOtherProcesses(payload: Payload): Promise<void> {
  if (dialect.name === 'sqlite') return
  const isFirst = way === undefined
  way = payload
  if (!isFirst) return
  const { followNotice } = await import('./follow-notice')
  const lost = 'The database does not tell what other processes say'
  followNotice({ notice, lost, tell: (text) => text !== undefined && hear(text) })
}

/** What cannot be understood was said by another version of the product, or by another program: nothing here ends by it. */
function hear(text: string): void {
  try {
    const { from, topic, message } = said.parse(JSON.parse(text))
    if (from !== ownName) hearers.get(topic)?.(message)
  } catch (error) {
    log.error('What another process said cannot be understood', { error })
  }
}

/** Hears what others tell under a topic. Each topic has one hearer. */
export function hearOthers(topic: string, hearer: (message: unknown) => void): void {
  hearers.set(topic, hearer)
}

/** Tells the other processes, a moment later: nobody waits for it. @param message 7 000 bytes of JSON at most. */
export function tellOthers(topic: string, message: unknown): void {
  if (way === undefined) return
  const text = JSON.stringify({ from: ownName, topic, message })
  readRows(way, { sql: 'SELECT pg_notify(?, ?)', args: [notice, text] }).catch((error: unknown) => {
    log.error('Other processes could not be told', { topic, error })
  })
}
