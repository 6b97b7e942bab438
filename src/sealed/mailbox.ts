import { argon2idAsync } from '@noble/hashes/argon2.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { open, type SealingPair, seal, toSealingPair } from './age-seal'
import { parseJson } from './read-json'
import { readSigned, type SigningPair, sign, toSigningPair } from './signing'

/** What an installation has of its own: random bytes that every code is stretched with, and that lookups are made with. */
export type InstallationSecrets = { salt: Uint8Array; pepper: Uint8Array }

/** What a receipt code stands for. It is stored nowhere: it is there while somebody uses the code. */
export type Mailbox = {
  sealing: SealingPair
  signing: SigningPair
  /** By what the row of the mailbox is found. */
  lookup: string
}

/** Argon2id of a code: 32 bytes from 19 MiB in two passes. */
export type StretchCode = (code: Uint8Array, salt: Uint8Array) => Promise<Uint8Array>

/** What the stretching of a code costs. More memory would let a flood of guesses fill the machine. */
export const stretchCost = { memory: 19 * 1024, passes: 2, parallelism: 1, length: 32 } as const

/** Stretches a code in plain JavaScript, for where there is nothing faster. */
export const stretchInJavaScript: StretchCode = (code, salt) =>
  argon2idAsync(code, salt, {
    m: stretchCost.memory,
    t: stretchCost.passes,
    p: stretchCost.parallelism,
    dkLen: stretchCost.length,
  })

/** Derives what a code stands for. Everything comes out of the stretched code, so that whoever has the pepper has to stretch as well. */
export async function deriveMailbox(
  code: string,
  { salt, pepper }: InstallationSecrets,
  stretch: StretchCode = stretchInJavaScript,
): Promise<Mailbox> {
  const stretched = await stretch(utf8ToBytes(code), salt)
  const part = (name: string) => hkdf(sha256, stretched, salt, utf8ToBytes(`sona mailbox, ${name}`), 32)
  return {
    sealing: await toSealingPair(part('sealing')),
    signing: toSigningPair(part('signing')),
    lookup: bytesToHex(hmac(sha256, pepper, part('lookup'))),
  }
}

const pointer = z.strictObject({ caseId: z.string(), epoch: z.number().int(), recipient: z.string() })

/** Where a mailbox leads: its case, and what new messages are sealed to. Nobody reads it without the code. */
export type Pointer = z.infer<typeof pointer>

/** Seals where a mailbox leads, for itself alone. */
export async function sealPointer(target: Pointer, { sealing, signing }: Mailbox): Promise<Uint8Array> {
  const bytes = utf8ToBytes(JSON.stringify(target))
  return seal(sign(bytes, 'pointer', signing.secret), [sealing.recipient])
}

/** Reads where a mailbox leads. @throws when it was not sealed by the mailbox itself. */
export async function openPointer(sealed: Uint8Array, { sealing, signing }: Mailbox): Promise<Pointer> {
  const bytes = readSigned(await open(sealed, sealing.identity), 'pointer', signing.verifyKey)
  if (!bytes) throw new Error('Where the mailbox leads was written by somebody else')
  return parseJson(bytes, pointer)
}
