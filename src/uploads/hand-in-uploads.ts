import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { openOwnStore, sharesFiles } from '@/src/file-store/own-store'
import { log } from '@/src/platform/log'
import { unlessMissing } from '@/src/platform/unless-missing'
import { copyOf } from './local-copies'
import { findUploads, recordOlder } from './upload-rows'
import { hashOf, namesOf, type UploadKind, uploadKinds } from './uploaded-file'

/**
 * Hands in files of this machine that no process has handed in yet. Done twice, or at two processes at once, it does no harm.
 *
 * @returns how many.
 * @throws when the store does not take one: those before are handed in.
 */
export async function handInUploads(payload: Payload, kind: UploadKind, names: readonly string[]): Promise<number> {
  const known = await findUploads(payload, kind, names)
  const store = await openOwnStore('uploads/')
  let count = 0
  for (const filename of new Set(names)) {
    const upload = known.get(filename)
    if (upload !== undefined && upload !== 'gone') continue
    const content = await unlessMissing(readFile(copyOf(kind, filename)))
    if (content === null) continue
    const sha256 = hashOf(content)
    await store.put(sha256, content)
    await recordOlder(payload, kind, { filename, sha256, size: content.length })
    count += 1
  }
  return count
}

/** The same for every file that a document names: what an installation brings along that had no store. */
export async function handInAllUploads(payload: Payload): Promise<void> {
  if (!sharesFiles) return
  for (const kind of uploadKinds) {
    const common = { collection: kind, depth: 0, pagination: false, overrideAccess: true } as const // the platform's own work
    const found = await Promise.all([payload.find(common), payload.find({ ...common, draft: true })])
    const names = found.flatMap(({ docs }) => docs.flatMap((doc) => [...namesOf(doc).values()]))
    const count = await handInUploads(payload, kind, names)
    if (count > 0) log.info('Uploaded files were handed to the object store', { kind, count })
  }
}
