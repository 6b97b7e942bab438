import { base64 } from '@scure/base'
import { findAgreedReaders } from './agreed-readers'
import { type CaseKey, openCaseKeys } from './case-keys'
import type { SealedCase } from './desk-request'
import type { Directory } from './directory'
import { openItem } from './item'
import { type ReadItem, readCase } from './read-case'
import { toBlobHash } from './readers-change'

/** A case that somebody opened. @property keys of every epoch that could be opened; the last is the one to write with. */
export type OpenedCase = { keys: CaseKey[]; items: ReadItem[]; before: Uint8Array[] }

/**
 * Opens a case with an identity. Key blobs are believed by what they belong to, never by where they lie: one of the first epoch must open
 * the report, one of a later epoch must be the one that two readers signed. Else whoever writes in the database could have the desk
 * answer to a key of theirs.
 *
 * @throws when no key is for this identity.
 */
export async function openSealedCase(sealed: SealedCase, identity: string, directory: Directory): Promise<OpenedCase> {
  const before = sealed.items.map((item) => base64.decode(item))
  const agreed = findAgreedReaders(
    sealed.changes.map(({ statement, blob }) => ({ statement: base64.decode(statement), blob: base64.decode(blob) })),
    directory,
  )
  const signedHashes = new Set([...agreed.values()].flat().map(({ blobHash }) => blobHash))
  const found = new Map<string, CaseKey>()
  for (const blob of sealed.keys.map((key) => base64.decode(key.blob))) {
    const opened = await openCaseKeys(blob, identity, sealed.case.id).catch(() => null)
    if (!opened) continue
    const isRight = signedHashes.has(toBlobHash(blob)) || (await opensReport(opened.key, before[0]))
    if (isRight) for (const key of [...opened.earlier, opened.key]) found.set(key.identity, key)
  }
  const keys = [...found.values()].sort((one, other) => one.epoch - other.epoch)
  if (keys.length === 0) throw new Error('No key of this case is for this identity')
  return { keys, before, items: await readCase(before, keys, directory.readers) }
}

/** Whether a key is of the first epoch, and the report was sealed to it. */
async function opensReport({ epoch, identity }: CaseKey, report: Uint8Array | undefined): Promise<boolean> {
  if (epoch !== 1 || !report) return false
  return openItem(report, identity).then(
    () => true,
    () => false,
  )
}
