import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What a page is for. Rules of publishing hang on it. */
export const pageTypes = staffTexts.pageTypes satisfies Record<string, StaffText>
