import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the editor says of the options of a choice. */
export const optionTexts = staffTexts.option satisfies Record<string, StaffText>
