import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the editor says of the list of entries. */
export const listTexts = staffTexts.list satisfies Record<string, StaffText>
