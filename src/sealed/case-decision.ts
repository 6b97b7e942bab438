import { utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import type { Directory } from './directory'
import { parseJson } from './read-json'
import { readSigned, sign } from './signing'

/** What two people decide of a case: to answer later, that it is closed, or on which day it is deleted. */
export const decisionKinds = ['extend', 'close', 'keep'] as const
export type DecisionKind = (typeof decisionKinds)[number]

const statement = z.strictObject({
  caseId: z.string(),
  kind: z.enum(decisionKinds),
  /** The new day; nothing for a closing. */
  until: z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/),
  /** The SHA-256 of the item that says why, as it is stored: sealed, like everything that is written in a case. */
  reason: z.string(),
  signer: z.string(),
  day: z.string(),
})

/** What one of two people says of a case. */
export type DecisionStatement = z.infer<typeof statement>

/** Signs what somebody says of a case. */
export function signDecision(content: DecisionStatement, signingSecret: string): Uint8Array {
  return sign(utf8ToBytes(JSON.stringify(statement.parse(content))), 'decision', signingSecret)
}

/**
 * Reads a statement. @param current who may open the case: nobody else decides anything of it.
 * @returns null when it is by none of them.
 */
export function readDecision(
  signed: Uint8Array,
  directory: Directory,
  current: readonly string[],
): DecisionStatement | null {
  for (const { id, verifyKey } of directory.readers.filter((reader) => current.includes(reader.id))) {
    const bytes = readSigned(signed, 'decision', verifyKey)
    const said = bytes && parseJson(bytes, statement)
    if (said?.signer === id) return said
  }
  return null
}

/** Whether two people say the same, for the same reason. */
export function isSameDecision(first: DecisionStatement, second: DecisionStatement): boolean {
  const same = ['caseId', 'kind', 'until', 'reason'] as const
  return first.signer !== second.signer && same.every((name) => first[name] === second[name])
}
