import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the editor says of rules across fields. */
export const formRuleTexts = staffTexts.formRule satisfies Record<string, StaffText>
