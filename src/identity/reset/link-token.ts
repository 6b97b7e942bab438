import { createHash, randomBytes } from 'node:crypto'

/** What a link to a new password ends with: 32 bytes that nobody guesses. */
export function makeLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it: whoever reads the database has no link. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(`reset ${token}`).digest('hex')
}
