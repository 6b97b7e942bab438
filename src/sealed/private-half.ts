import { argon2idAsync } from '@noble/hashes/argon2.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { makeSealingPair, open, seal, toSealingPair } from './age-seal'
import { parseJson } from './read-json'
import { makeSigningPair } from './signing'

const privateHalf = z.strictObject({
  id: z.string(),
  identity: z.string(),
  recipient: z.string(),
  signingSecret: z.string(),
  verifyKey: z.string(),
})

/** The two pairs of somebody who opens cases. They leave their device sealed alone. */
export type PrivateHalf = z.infer<typeof privateHalf>

const saltLength = 16
/** Somebody waits for it once a session, and whoever stole the sealed half waits for every guess. */
const cost = { m: 64 * 1024, t: 3, p: 1, dkLen: 32 } as const
export const shortestPassphrase = 16

/** Makes the pairs of somebody who will open cases. */
export async function makePrivateHalf(id: string): Promise<PrivateHalf> {
  const [{ identity, recipient }, { secret, verifyKey }] = [await makeSealingPair(), makeSigningPair()]
  return { id, identity, recipient, signingSecret: secret, verifyKey }
}

/** Seals them under a passphrase. @throws when that is shorter than one that could hold. */
export async function lockPrivateHalf(half: PrivateHalf, passphrase: string): Promise<Uint8Array> {
  if (passphrase.length < shortestPassphrase) throw new Error(`A passphrase has ${shortestPassphrase} signs at least`)
  const salt = randomBytes(saltLength)
  const { recipient } = await toPassphrasePair(passphrase, salt)
  return concatBytes(salt, await seal(utf8ToBytes(JSON.stringify(half)), [recipient]))
}

/** Opens them again. @throws when the passphrase is another. */
export async function unlockPrivateHalf(locked: Uint8Array, passphrase: string): Promise<PrivateHalf> {
  const { identity } = await toPassphrasePair(passphrase, locked.slice(0, saltLength))
  return parseJson(await open(locked.slice(saltLength), identity), privateHalf)
}

async function toPassphrasePair(passphrase: string, salt: Uint8Array) {
  return toSealingPair(await argon2idAsync(utf8ToBytes(passphrase.normalize('NFC')), salt, cost))
}
