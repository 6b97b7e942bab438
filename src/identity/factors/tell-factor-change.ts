import type { Payload } from 'payload'
import type { Bilingual } from '@/src/fields/bilingual'
import type { Account } from '../sign-in/find-account'

/** What of the ways to show who one is has changed. */
type FactorChange = 'added' | 'removed' | 'reset' | 'codes'

const sentences = {
  added: {
    pt: 'Foi acrescentado um segundo factor à sua conta do CMS.',
    en: 'A second factor was added to your account of the CMS.',
  },
  removed: {
    pt: 'Foi retirado um segundo factor da sua conta do CMS.',
    en: 'A second factor was removed from your account of the CMS.',
  },
  reset: {
    pt: 'Foram retirados todos os segundos factores da sua conta do CMS, a pedido de uma pessoa e com a decisão de outra.',
    en: 'All second factors were taken from your account of the CMS: one person asked for it and another one decided.',
  },
  codes: {
    pt: 'Foram feitos novos códigos de recuperação da sua conta do CMS; os anteriores já não servem.',
    en: 'New recovery codes of your account of the CMS were made; the ones before no longer work.',
  },
} as const satisfies Record<FactorChange, Bilingual>

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
