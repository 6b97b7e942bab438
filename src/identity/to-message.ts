import { staffLanguages } from '@/messages/staff/languages'
import type { StaffText } from '@/src/i18n/staff-text'

/** A message to staff, whose language nobody knows here: it says everything in each. */
export function toMessage(subject: Readonly<StaffText>, text: Readonly<StaffText>): { subject: string; text: string } {
  return {
    subject: `CMS: ${staffLanguages.map((language) => subject[language]).join(' / ')}`,
    text: staffLanguages.map((language) => text[language]).join('\n\n'),
  }
}
