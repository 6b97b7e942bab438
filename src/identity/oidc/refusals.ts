import type { Bilingual } from '@/src/fields/bilingual'

/** Why a sign-in at the provider led nowhere; `left-here-only`: somebody left the CMS, and could not be led to leave there. */
export const providerRefusals = [
  'unreachable',
  'cancelled',
  'expired',
  'refused',
  'unverified',
  'unknown',
  'taken',
  'limited',
  'left-here-only',
] as const
export type ProviderRefusal = (typeof providerRefusals)[number]

const texts: Readonly<Record<ProviderRefusal, Bilingual>> = {
  unreachable: {
    pt: 'O serviço de identidade não responde. Tente de novo dentro de momentos; se continuar, avise quem o mantém.',
    en: 'The identity service does not answer. Try again in a moment; if it goes on, tell those who run it.',
  },
  cancelled: {
    pt: 'A entrada foi cancelada no serviço de identidade.',
    en: 'Signing in was cancelled at the identity service.',
  },
  expired: {
    pt: 'Esta entrada demorou demasiado, já foi usada, ou começou noutro navegador ou separador. Comece de novo.',
    en: 'This sign-in took too long, was used before, or began in another browser or tab. Start again.',
  },
  refused: {
    pt: 'A resposta do serviço de identidade não é válida, e ninguém entrou. Comece de novo; se continuar, avise a segurança informática.',
    en: 'The answer of the identity service is not valid, and nobody was logged in. Start again; if it goes on, tell IT security.',
  },
  unverified: {
    pt: 'O serviço de identidade não confirma o seu e-mail, e sem isso não se sabe que conta é a sua. Peça a quem o mantém que o confirme.',
    en: 'The identity service does not vouch for your e-mail address, and without that nobody knows which account is yours. Ask those who run it to verify it.',
  },
  unknown: {
    pt: 'O seu e-mail não tem conta no CMS. As contas são criadas por duas pessoas do banco: peça a sua a um administrador.',
    en: 'Your e-mail address has no account in the CMS. Accounts are made by two people of the bank: ask an administrator for yours.',
  },
  taken: {
    pt: 'A conta com o seu e-mail pertence a outra identidade deste serviço. Avise um administrador.',
    en: 'The account with your e-mail address belongs to another identity of this service. Tell an administrator.',
  },
  limited: {
    pt: 'Demasiadas tentativas falhadas desta rede. Tente de novo dentro de alguns minutos.',
    en: 'Too many failed attempts from this network. Try again in some minutes.',
  },
  'left-here-only': {
    pt: 'Saiu do CMS, mas o serviço de identidade não responde: a sua sessão pode continuar aberta lá.',
    en: 'You left the CMS, but the identity service does not answer: your session there may still be open.',
  },
}

/** The sentence for a reason that stands in an address, which a stranger may have written; null for anything else. */
export function readRefusal(given: unknown): { refusal: ProviderRefusal; text: Bilingual } | null {
  const refusal = providerRefusals.find((known) => known === given)
  return refusal === undefined ? null : { refusal, text: texts[refusal] }
}
