import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the editor says of golden cases. */
export const caseTexts = staffTexts.goldenCase satisfies Record<string, StaffText>
