import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What the preview of a form says around the form. */
export const previewTexts = staffTexts.preview satisfies Record<string, StaffText>
