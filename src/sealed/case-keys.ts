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

/** What is sealed: the pair of an epoch, and those of the epochs before it, so that whoever is admitted reads from the beginning. */
const keyBlob = z.strictObject({ ...caseKey.shape, earlier: z.array(caseKey).default([]) })

/** A number for a case that says nothing of when it came. */
export function makeCaseId(): string {
  return bytesToHex(randomBytes(16))
}

/** Makes the pair of a case for an epoch. */
export async function makeCaseKey(caseId: string, epoch: number): Promise<CaseKey> {
  const pair: SealingPair = await makeSealingPair()
  return { caseId, epoch, ...pair }
}

/** Seals the pair of a case to those who may read it, and to the recovery pair of its route. @param earlier those of the epochs before. */
export async function sealCaseKey(
  key: CaseKey,
  recipients: readonly string[],
  earlier: readonly CaseKey[] = [],
): Promise<Uint8Array> {
  return seal(pad(utf8ToBytes(JSON.stringify({ ...key, earlier }))), recipients)
}

/** Opens the pair of a case. @throws when the identity may not, or the pair is of another case. */
export async function openCaseKey(blob: Uint8Array, identity: string, caseId: string): Promise<CaseKey> {
  const { key } = await openCaseKeys(blob, identity, caseId)
  return key
}

/** Opens the pair of a case, and those of the epochs before it. @throws when the identity may not, or a pair is of another case. */
export async function openCaseKeys(
  blob: Uint8Array,
  identity: string,
  caseId: string,
): Promise<{ key: CaseKey; earlier: CaseKey[] }> {
  const { earlier, ...key } = parseJson(unpad(await open(blob, identity)), keyBlob)
  if ([key, ...earlier].some((one) => one.caseId !== caseId)) throw new Error('The key is of another case')
  return { key, earlier }
}
