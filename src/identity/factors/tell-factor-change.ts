import type { Payload } from 'payload'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'
import type { Account } from '../sign-in/find-account'

/** What of the ways to show who one is has changed. */
type FactorChange = 'added' | 'removed' | 'reset' | 'codes'

const sentences = staffTexts.tellFactorChange.sentences satisfies Record<FactorChange, StaffText>

/** Tells somebody by mail that what their account asks for beside the password is another: if it was not them, they say so. */
export async function tellFactorChange(
  payload: Payload,
  { email }: Pick<Account, 'email'>,
  change: FactorChange,
): Promise<void> {
  const { pt, en } = sentences[change]
  await payload.sendEmail({
    to: email,
    subject: 'CMS: segundo factor da sua conta / second factor of your account',
    text: [
      `${pt} Se não foi você, avise já um administrador.`,
      `${en} If it was not you, tell an administrator now.`,
    ].join('\n\n'),
  })
}
