import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SealKey } from './audit-key'

/** What is signed: what is signed as one thing is no signature of another. */
type Signed = 'entry' | 'head' | 'checkpoint' | 'backup'

const keyed = /^([0-9a-f]{8}):[0-9a-f]{64}$/

/** HMAC-SHA-256 of a text behind the name of its key: `1a2b3c4d:…`. */
export function signWith({ id, secret }: SealKey, kind: Signed, text: string): string {
  return `${id}:${createHmac('sha256', secret).update(`${kind} ${text}`).digest('hex')}`
}

/** The name of the key that a seal says it was made with; null for a seal of the time before keys. */
export function keyIdOf(seal: string): string | null {
  return keyed.exec(seal)?.[1] ?? null
}

/** Whether one of the keys made a signature. */
export function isSigned(keys: readonly SealKey[], kind: Signed, text: string, signature: string): boolean {
  const key = keys.find(({ id }) => id === keyIdOf(signature))
  if (!key) return false
  const expected = Buffer.from(signWith(key, kind, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
