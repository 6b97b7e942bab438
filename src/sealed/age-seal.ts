import { bech32 } from '@scure/base'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** A pair of age: the identity opens what is sealed to the recipient. */
export type SealingPair = { identity: string; recipient: string }

/** Whether a text is a public half that is sealed to here: X25519 alone, because the library would mix kinds without a word. */
export function isRecipient(text: string): boolean {
  return /^age1[02-9ac-hj-np-z]{58}$/.test(text)
}

/** Makes a new pair. */
export async function makeSealingPair(): Promise<SealingPair> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** The pair that 32 secret bytes stand for: what is derived needs to be stored nowhere. */
export async function toSealingPair(secret: Uint8Array): Promise<SealingPair> {
  const identity = bech32.encodeFromBytes('age-secret-key-', secret).toUpperCase()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** The 32 secret bytes of an identity. @throws when it is none. */
export function toSecretBytes(identity: string): Uint8Array {
  return bech32.decodeToBytes(identity).bytes
}

/** Seals bytes so that each of the recipients alone can open them. */
export async function seal(bytes: Uint8Array, recipients: readonly string[]): Promise<Uint8Array> {
  if (recipients.length === 0) throw new Error('Nothing is sealed to nobody')
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    if (!isRecipient(recipient)) throw new Error('Only X25519 recipients are sealed to')
    encrypter.addRecipient(recipient)
  }
  return encrypter.encrypt(bytes)
}

/** Opens what was sealed. @throws when the identity opens it not, or it was changed. */
export async function open(sealed: Uint8Array, identity: string): Promise<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return decrypter.decrypt(sealed)
}
