import { base64 } from '@scure/base'
import { type CaseKey, openCaseKey } from './case-keys'
import type { SealedCase } from './desk-request'
import type { Directory } from './directory'
import { type ReadItem, readCase } from './read-case'

/** A case that somebody opened. */
export type OpenedCase = { keys: CaseKey[]; items: ReadItem[]; before: Uint8Array[] }

/**
 * Opens a case with an identity: every epoch of which one of its key blobs opens.
 *
 * @throws when none does.
 */
export async function openSealedCase(sealed: SealedCase, identity: string, directory: Directory): Promise<OpenedCase> {
  const keys: CaseKey[] = []
  for (const { blob } of sealed.keys.toSorted((one, other) => one.epoch - other.epoch)) {
    const key = await openCaseKey(base64.decode(blob), identity, sealed.case.id).catch(() => null)
    if (key && !keys.some(({ identity: known }) => known === key.identity)) keys.push(key)
  }
  if (keys.length === 0) throw new Error('No key of this case is for this identity')
  const before = sealed.items.map((item) => base64.decode(item))
  return { keys, before, items: await readCase(before, keys, directory.readers) }
}
