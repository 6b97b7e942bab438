import type { Bilingual } from '@/src/fields/bilingual'

/** Whether an address can be one that moved: a path of the site, other than its beginning. */
export function isRedirectAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/[a-z0-9/-]*$/.test(value) && value !== '/'
}

/** What is said of any other. */
export const badRedirectAddress: Bilingual = {
  pt: 'Indique um endereço como /antigo/endereco.',
  en: 'Give an address such as /old/address.',
}
