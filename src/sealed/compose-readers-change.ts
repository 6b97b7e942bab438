import { type SealingPair, toSealingPair, toSecretBytes } from './age-seal'
import { type CaseKey, makeCaseKey, openCaseKeys, sealCaseKey } from './case-keys'
import type { Directory } from './directory'
import type { PrivateHalf } from './private-half'
import { type ReadersStatement, signReaders, toBlobHash } from './readers-change'

/** What one of two people says of who may open a case: signed, with the key blob that they sealed for all of them. */
export type ComposedChange = { epoch: number; signed: Uint8Array; blob: Uint8Array }

type Change = {
  caseId: string
  /** The case's route, whose recovery pair is always among those who can open. */
  route: string
  /** Who may open it from then on. */
  readers: readonly string[]
  /** Every pair of the case so far, the oldest first. */
  keys: readonly CaseKey[]
  directory: Directory
  day: string
}

/** The epoch that a change begins. @param keys every pair of the case so far. */
export function toNextEpoch(keys: readonly CaseKey[]): number {
  return Math.max(...keys.map(({ epoch }) => epoch)) + 1
}

/** Proposes who may open a case, with a new pair for everything that comes from then on. */
export async function composeReadersChange(change: Change, half: PrivateHalf): Promise<ComposedChange> {
  return compose(await makeCaseKey(change.caseId, toNextEpoch(change.keys)), change, half)
}

/**
 * Says the same as somebody else: seals their new pair, for all of them, again.
 *
 * @param proposed their statement, which was judged, and their key blob.
 * @throws when their blob does not hold the pair that they signed: nobody could open what would be sealed to it.
 */
export async function agreeToReaders(
  proposed: { said: ReadersStatement; blob: Uint8Array },
  change: Omit<Change, 'readers'>,
  half: PrivateHalf,
): Promise<ComposedChange> {
  const { said, blob } = proposed
  const { key } = await openCaseKeys(blob, half.identity, change.caseId)
  const pair: SealingPair = await toSealingPair(toSecretBytes(key.identity))
  if (key.epoch !== said.epoch || pair.recipient !== said.recipient || key.recipient !== said.recipient)
    throw new Error('The key that was proposed is not the one that was signed')
  return compose(key, { ...change, readers: said.readers }, half)
}

async function compose(key: CaseKey, change: Change, half: PrivateHalf): Promise<ComposedChange> {
  const { caseId, route, readers, keys, directory, day } = change
  const recovery = directory.routes.find(({ tag }) => tag === route)?.recovery.recipient
  if (recovery === undefined) throw new Error('The route of this case is not in the directory')
  const recipients = directory.readers.filter(({ id }) => readers.includes(id)).map(({ recipient }) => recipient)
  const blob = await sealCaseKey(key, [...recipients, recovery], keys)
  const { epoch, recipient } = key
  const statement = { caseId, epoch, recipient, readers: [...readers], blobHash: toBlobHash(blob), day }
  return { epoch, blob, signed: signReaders({ ...statement, signer: half.id }, half.signingSecret) }
}
