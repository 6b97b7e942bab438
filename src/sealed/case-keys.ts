import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { makeSealingPair, open, type SealingPair, seal } from './age-seal'
import { pad, unpad } from './padding'
import { parseJson } from './read-json'

const caseKey = z.strictObject({
  caseId: z.string(),
  epoch: z.number().int().min(1),
  identity: z.string(),
  recipient: z.string(),
})

/** The pair of a case in one epoch: its identity opens everything that was sealed to it in that epoch. */
export type CaseKey = z.infer<typeof caseKey>

/** A number for a case that says nothing of when it came. */
export function makeCaseId(): string {
  return bytesToHex(randomBytes(16))
}

/** Makes the pair of a case for an epoch. */
export async function makeCaseKey(caseId: string, epoch: number): Promise<CaseKey> {
  const pair: SealingPair = await makeSealingPair()
  return { caseId, epoch, ...pair }
}

/** Seals the pair of a case to those who may read it, and to the recovery pair of its route. */
export async function sealCaseKey(key: CaseKey, recipients: readonly string[]): Promise<Uint8Array> {
  return seal(pad(utf8ToBytes(JSON.stringify(key))), recipients)
}

/** Opens the pair of a case. @throws when the identity may not, or the pair is of another case. */
export async function openCaseKey(blob: Uint8Array, identity: string, caseId: string): Promise<CaseKey> {
  const key = parseJson(unpad(await open(blob, identity)), caseKey)
  if (key.caseId !== caseId) throw new Error('The key is of another case')
  return key
}
