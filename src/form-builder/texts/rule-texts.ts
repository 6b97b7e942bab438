import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the rules of entries are called in the editor. */
export const ruleTexts = staffTexts.rule satisfies Record<string, StaffText>
