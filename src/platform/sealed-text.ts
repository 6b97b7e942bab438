import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What a text is sealed for: a text that was sealed for something else, or for somebody else, does not open. */
export type SealPurpose =
  | `app of ${number}`
  | 'said'
  | 'ticket'
  | 'provider flow'
  | 'provider session'
  | 'saved form'
  | 'held answer'
  | 'followed case'
  | `answers to ${string}`

const ivBytes = 12
const tagBytes = 16

/** Seals a text so that nobody without this installation's secret reads or changes it (AES-256-GCM). */
export function sealText(secret: string, purpose: SealPurpose, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed; null when it was sealed by somebody else, for something else, or changed since. */
export function openSealedText(secret: string, purpose: SealPurpose, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch (error) {
    // So Node says that the tag does not fit what it belongs to.
    if (error instanceof Error && error.message.includes('unable to authenticate')) return null
    throw error
  }
}

function keyFor(secret: string, purpose: SealPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `sona ${purpose}`, 32))
}
