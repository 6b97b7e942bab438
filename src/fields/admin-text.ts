import type { PayloadRequest } from 'payload'
import type { StaffLanguage } from '@/messages/staff/languages'
import { type StaffText, toStaffLanguage } from '@/src/i18n/staff-text'

/** The text in the language the editor uses; in the usual one when the request names none that the admin has. */
export function adminText(req: PayloadRequest, text: Readonly<StaffText>): string {
  return text[languageOf(req)]
}

/** The language the editor uses; the usual one when the request names none that the admin has. */
export function languageOf(req: PayloadRequest): StaffLanguage {
  return toStaffLanguage(req.i18n.language)
}
