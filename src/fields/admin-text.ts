import type { PayloadRequest } from 'payload'
import type { Locale } from '@/src/i18n/locales'
import type { Bilingual } from './bilingual'

/** The text in the language the editor uses; Portuguese when the request names none that the admin has. */
export function adminText(req: PayloadRequest, text: Bilingual): string {
  return text[languageOf(req)]
}

/** The language the editor uses; Portuguese when the request names none that the admin has. */
export function languageOf(req: PayloadRequest): Locale {
  return req.i18n.language === 'en' ? 'en' : 'pt'
}
