import type { Payload } from 'payload'
import { keptDays } from '@/src/file-store/kept-days'
import { openOwnStore, sharesFiles } from '@/src/file-store/own-store'
import { log } from '@/src/platform/log'
import { findNamedHashes, forgetHash } from './upload-rows'

const dayMs = 86_400_000

/**
 * Removes bytes from the store that no uploaded file has had for a month: replaced, deleted, or of a change that was refused. Bytes that came
 * within the month stay, also where they came once more.
 *
 * @returns how many files of the store.
 */
export async function forgetObjects(payload: Payload, now: Date): Promise<number> {
  if (!sharesFiles) return 0
  const store = await openOwnStore('uploads/')
  const named = await findNamedHashes(payload, keptDays)
  let count = 0
  for await (const { name, since } of store.list()) {
    if (named.has(name) || now.getTime() - since < keptDays * dayMs) continue
    if (!(await forgetHash(payload, name, keptDays))) continue
    await store.remove(name)
    count += 1
  }
  if (count > 0) log.info('Files that nothing has named for a month were removed from the object store', { count })
  return count
}
