import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { FormTextName } from '@/src/forms/definition/form-definition'
import type { StaffText } from '@/src/i18n/staff-text'

/** What the texts around the fields of a form are called. */
export const formTextTexts: Readonly<Record<FormTextName | 'title', StaffText>> = staffTexts.formText
