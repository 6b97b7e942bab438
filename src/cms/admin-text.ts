import type { PayloadRequest } from 'payload'
import type { Bilingual } from './fields/bilingual'

/** The text in the language the editor uses; Portuguese when the request names none that the admin has. */
export function adminText(req: PayloadRequest, text: Bilingual): string {
  return req.i18n.language === 'en' ? text.en : text.pt
}
