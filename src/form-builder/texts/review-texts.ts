import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What review and publication say. */
export const reviewTexts = staffTexts.review satisfies Record<string, StaffText>
