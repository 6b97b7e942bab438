import type { Payload } from 'payload'
import { env } from '@/src/platform/env'
import { hashLinkToken, makeLinkToken } from './link-token'

/**
 * Makes a link with which an account gets a new password, once. A link that was made before for the same account no longer works.
 *
 * @param lifeMs how long it works, in milliseconds.
 * @returns the whole address; only its hash is stored.
 */
export async function makeLink(payload: Payload, { id, lifeMs }: { id: number; lifeMs: number }): Promise<string> {
  const token = makeLinkToken()
  const data = {
    resetPasswordToken: hashLinkToken(token),
    resetPasswordExpiration: new Date(Date.now() + lifeMs).toISOString(),
  }
  await payload.db.updateOne({ collection: 'users', id, data })
  return new URL(`/admin/reset/${token}`, env.cmsUrl ?? `http://localhost:${env.cmsPort}`).href
}
