import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A pair of Ed25519, both halves in hex. */
export type SigningPair = { secret: string; verifyKey: string }

/** What a signature is for: one that was made for something else counts for nothing. */
export type SigningPurpose = 'decision' | 'directory' | 'item' | 'pointer' | 'readers' | 'request' | 'desk'

const signatureLength = 64

/** Makes a new pair. */
export function makeSigningPair(): SigningPair {
  return toSigningPair(randomBytes(32))
}

/** The pair that 32 secret bytes stand for. */
export function toSigningPair(secret: Uint8Array): SigningPair {
  return { secret: bytesToHex(secret), verifyKey: bytesToHex(ed25519.getPublicKey(secret)) }
}

/** Puts a signature before bytes. */
export function sign(bytes: Uint8Array, purpose: SigningPurpose, secret: string): Uint8Array {
  return concatBytes(ed25519.sign(toSigned(bytes, purpose), hexToBytes(secret)), bytes)
}

/** The bytes behind a signature. @returns null when it is not the one that these bytes have from that key for that purpose. */
export function readSigned(signed: Uint8Array, purpose: SigningPurpose, verifyKey: string): Uint8Array | null {
  const bytes = withoutSignature(signed)
  const signature = signed.slice(0, signatureLength)
  if (signature.length < signatureLength || !/^[0-9a-f]{64}$/.test(verifyKey)) return null
  return ed25519.verify(signature, toSigned(bytes, purpose), hexToBytes(verifyKey), { zip215: false }) ? bytes : null
}

/** The bytes behind a signature that nobody has judged yet. */
export function withoutSignature(signed: Uint8Array): Uint8Array {
  return signed.slice(signatureLength)
}

function toSigned(bytes: Uint8Array, purpose: SigningPurpose): Uint8Array {
  return concatBytes(utf8ToBytes(`sona sealed reports, ${purpose}\n`), bytes)
}
