import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the editor says of the codes that visitors get: to return to what they saved, and to follow what they sent. */
export const savableTexts: Readonly<Record<'label' | 'hint' | 'followable' | 'followableHint', StaffText>> =
  staffTexts.savable
