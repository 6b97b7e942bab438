import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the tab of generated JSON says. */
export const expertTexts = staffTexts.expert satisfies Record<string, StaffText>
