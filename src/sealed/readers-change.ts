import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import type { Directory } from './directory'
import { parseJson } from './read-json'
import { readSigned, sign } from './signing'

const statement = z.strictObject({
  caseId: z.string(),
  /** Each change begins the next one: what was agreed before is not written over by one person. */
  epoch: z.number().int().min(1),
  /** The public half of the case in that epoch. */
  recipient: z.string(),
  /** Who may open it from then on, the signer among them: whoever leaves never holds the next key. */
  readers: z.array(z.string()).min(2),
  /** The key blob that this signer sealed for all of them. */
  blobHash: z.string(),
  signer: z.string(),
  day: z.string(),
})

/** What one of two people says of who may open a case: with a key blob that they sealed themselves. */
export type ReadersStatement = z.infer<typeof statement>

/** Signs a statement about the readers of a case. */
export function signReaders(content: ReadersStatement, signingSecret: string): Uint8Array {
  return sign(utf8ToBytes(JSON.stringify(statement.parse(content))), 'readers', signingSecret)
}

/** What a statement says of a key blob, so that nobody puts another in its place. */
export function toBlobHash(blob: Uint8Array): string {
  return bytesToHex(sha256(blob))
}

type Said = { signed: Uint8Array; blob: Uint8Array }

/**
 * Reads a statement. @param current who may open the case now: only they can say who else may.
 * @returns null when it is by none of them, by somebody who leaves, about another blob, or would let somebody in whom the root did not
 *   sign.
 */
export function readReadersStatement(
  { signed, blob }: Said,
  directory: Directory,
  current: readonly string[],
): ReadersStatement | null {
  for (const { id, verifyKey } of directory.readers.filter((reader) => current.includes(reader.id))) {
    const bytes = readSigned(signed, 'readers', verifyKey)
    if (!bytes) continue
    const said = parseJson(bytes, statement)
    const isKnown = said.readers.every((name) => directory.readers.some((reader) => reader.id === name))
    const isRight = said.signer === id && said.readers.includes(id) && said.blobHash === toBlobHash(blob)
    return isRight && isKnown ? said : null
  }
  return null
}

/**
 * Whether two statements together change who may open a case: of two people, about the same. Each sealed a key blob for all, and both are
 * kept: one person who leaves others out in theirs has locked out nobody.
 */
export function isAgreed(first: ReadersStatement, second: ReadersStatement): boolean {
  const same = ['caseId', 'epoch', 'recipient'] as const
  return (
    first.signer !== second.signer &&
    same.every((name) => first[name] === second[name]) &&
    [...first.readers].sort().join() === [...second.readers].sort().join()
  )
}
