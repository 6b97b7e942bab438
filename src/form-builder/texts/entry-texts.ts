import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the editor says of one entry. */
export const entryTexts = staffTexts.entry satisfies Record<string, StaffText>

/** The tests of conditions, as they are chosen. */
export const operatorTexts = staffTexts.operatorTexts satisfies Record<string, StaffText>
