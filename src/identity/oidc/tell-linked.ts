import type { Payload } from 'payload'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { fillText } from '@/src/i18n/staff-text'
import { env } from '@/src/platform/env'
import type { Account } from '../sign-in/find-account'
import { toMessage } from '../to-message'

/** Tells somebody that their account is from now on the one of an identity at the provider: if it is not theirs, they say so. */
export async function tellLinked(payload: Payload, { email }: Account): Promise<void> {
  const { subject, text } = staffTexts.tellLinked
  await payload.sendEmail({
    to: email,
    ...toMessage(subject, fillText(text, { provider: env.oidc?.name ?? '' })),
  })
}
