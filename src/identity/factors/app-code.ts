import { Secret, TOTP } from 'otpauth'
import { bankName } from '@/src/country/bank'

/** As every authenticator app takes it (RFC 6238): six digits, half a minute each, SHA-1. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A clock may be one step fast or slow. */
const stepsAround = 1

/** A new secret for an app, in the letters in which people type it. */
export function makeAppSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an app reads from the picture. @param account what the app calls it. */
export function toAppAddress(secret: string, account: string): string {
  return new TOTP({ ...rules, issuer: `${bankName} CMS`, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/** The time step that a code belongs to; null when it is no code of this moment. A step is used once: the caller keeps the newest. */
export function findCodeStep(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now, window: stepsAround })
  return delta === null ? null : Math.floor(now / 1000 / rules.period) + delta
}
