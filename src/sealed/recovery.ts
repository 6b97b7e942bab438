import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base32crockford } from '@scure/base'
import { combine, split } from 'shamir-secret-sharing'
import { makeSealingPair, type SealingPair, toSealingPair, toSecretBytes } from './age-seal'
import type { Route } from './directory'

/** What a ceremony makes: shares for three people, of which two together open, and what the directory says of them. */
export type RecoveryCeremony = { shares: readonly string[]; recovery: Route['recovery'] }

const [people, enough] = [3, 2]

/** Makes the recovery pair of a route and takes it apart at once: nobody ever has it whole. */
export async function makeRecovery(): Promise<RecoveryCeremony> {
  const { identity, recipient } = await makeSealingPair()
  const shares = await split(toSecretBytes(identity), people, enough)
  return { shares: shares.map(showShare), recovery: { recipient, shareHashes: shares.map(toShareHash) } }
}

/** What came of putting shares together. */
export type Recovered =
  | { kind: 'recovered'; pair: SealingPair }
  /** Which of the shares, by their places in what was given, are not of this ceremony. */
  | { kind: 'wrong shares'; places: readonly number[] }
  | { kind: 'too few' }

/**
 * Puts shares together. Two that do not belong together give a secret as well, a wrong one, without a word: so each is known by its hash,
 * which the root signed, and the result by its public half.
 */
export async function recover(
  shares: readonly string[],
  { recipient, shareHashes }: Route['recovery'],
): Promise<Recovered> {
  const read = shares.map(readShare)
  const places = read.flatMap((share, place) => (share && shareHashes.includes(toShareHash(share)) ? [] : [place]))
  if (places.length > 0) return { kind: 'wrong shares', places }
  const different = new Map(
    read.flatMap((share): [string, Uint8Array][] => (share ? [[toShareHash(share), share]] : [])),
  )
  if (different.size < enough) return { kind: 'too few' }
  const pair = await toSealingPair(await combine([...different.values()]))
  if (pair.recipient !== recipient) throw new Error('The shares are right, and the directory names another public half')
  return { kind: 'recovered', pair }
}

/** A share on paper: groups of letters that are not taken for each other. */
function showShare(share: Uint8Array): string {
  return (base32crockford.encode(share).match(/.{1,5}/g) ?? []).join('-')
}

function readShare(typed: string): Uint8Array | null {
  try {
    return base32crockford.decode(typed.toUpperCase().replace(/[\s-]/g, ''))
  } catch (error) {
    // What is no share at all is as wrong as one that was changed.
    if (error instanceof Error) return null
    throw error
  }
}

function toShareHash(share: Uint8Array): string {
  return bytesToHex(sha256(share))
}
