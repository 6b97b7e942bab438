import { log } from '@/src/platform/log'
import { openSubmissionStore, submissionFolder } from './submission-store'

/**
 * Hands visitors' files that lie in the data directory to the store that several processes share: what an installation brings along that
 * had none. Each leaves the directory once it is in the store, and can be read all the time. Several processes that share a directory do no harm.
 *
 * @returns how many; none where no store is set.
 * @throws when the store does not take one: those before are handed in.
 */
export async function handInSubmissionFiles(): Promise<number> {
  const shared = await openSubmissionStore()
  if (!shared) return 0
  let count = 0
  for await (const { name } of submissionFolder.list()) {
    const content = await submissionFolder.get(name)
    if (!content) continue
    await shared.put(name, content)
    await submissionFolder.remove(name)
    count += 1
  }
  if (count > 0) log.info('Files of submissions were handed to the object store', { count })
  return count
}
