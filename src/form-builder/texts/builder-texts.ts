import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the editor of a form says around its parts. */
export const builderTexts = staffTexts.builder satisfies Record<string, StaffText>
