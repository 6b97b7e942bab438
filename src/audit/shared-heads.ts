import { openOwnStore, sharesFiles } from '@/src/file-store/own-store'
import { log } from '@/src/platform/log'
import { type AuditHead, parseAuditHead, readAuditHead } from './audit-head'

const openHeads = () => openOwnStore('audit/')

/** Its number is part of its name: of two processes neither takes the place of the other's. */
const nameOf = (number: number) => `head-${String(number).padStart(16, '0')}`

/** The notes of the newest entry that processes keep in the store; none where there is no store. @throws when it does not answer. */
export async function readSharedHeads(): Promise<(AuditHead | 'unreadable')[]> {
  if (!sharesFiles) return []
  const store = await openHeads()
  const heads: (AuditHead | 'unreadable')[] = []
  for await (const { name } of store.list()) {
    const content = await store.get(name)
    // Taken away meanwhile by whoever put a newer one.
    if (content) heads.push(parseAuditHead(content.toString('utf8')))
  }
  return heads
}

/** Takes all notes away: a log that was restored is shorter than they say. */
export async function forgetSharedHeads(): Promise<void> {
  if (!sharesFiles) return
  const store = await openHeads()
  for await (const { name } of store.list()) await store.remove(name)
}

/**
 * Puts the note of this process into the store, unless it is there, and takes older ones away.
 *
 * @param before the number that it put last.
 * @returns the number that it put now, or before.
 */
export async function shareHead(before: number): Promise<number> {
  const head = readAuditHead()
  if (head === null || head === 'unreadable' || head.number <= before) return before
  const store = await openHeads()
  await store.put(nameOf(head.number), Buffer.from(JSON.stringify(head)))
  for await (const { name } of store.list()) if (name < nameOf(head.number)) await store.remove(name)
  return head.number
}

const everyMs = 2_000

/** Has the newest entry noted in the store as well, from now on and some seconds late: an act never waits for the store. */
export function keepHeadShared(): void {
  if (!sharesFiles) return
  let shared = 0
  let isFailing = false
  const work = async () => {
    try {
      shared = await shareHead(shared)
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error('The newest entry of the audit log is not noted in the object store', { error })
      isFailing = true
    }
    setTimeout(work, everyMs).unref()
  }
  void work()
}
