import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What is said where a form is taken out as a file, in as one, or from another kind of form. */
export const fileTexts = staffTexts.file satisfies Record<string, StaffText>
