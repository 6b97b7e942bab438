import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the editor says of saving a form to return to it. */
export const savableTexts: Readonly<Record<'label' | 'hint', StaffText>> = staffTexts.savable
