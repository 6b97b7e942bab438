import staffTexts from '@/messages/staff/cms/locks.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** What somebody is told whose save is refused because a colleague has the document open. */
export const lockedText: StaffText = staffTexts.locked.isOpen
