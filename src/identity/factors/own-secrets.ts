import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { env } from '@/src/platform/env'

/**
 * What Payload makes of a secret that the settings give, and goes by as its own (payload 3.90.2, `dist/index.js`).
 *
 * @param secret as the settings give it.
 */
export function toPayloadSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}

/** The secret that factors are sealed and hashed with, and after it those whose place it has taken. */
export function ownSecrets({ secret }: Pick<Payload, 'secret'>): [string, ...string[]] {
  return [secret, ...env.formerSecrets.map(toPayloadSecret)]
}
