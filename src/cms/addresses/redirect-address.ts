import staffTexts from '@/messages/staff/cms/addresses.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** Whether an address can be one that moved: a path of the site, other than its beginning. */
export function isRedirectAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/[a-z0-9/-]*$/.test(value) && value !== '/'
}

/** What is said of any other. */
export const badRedirectAddress: StaffText = staffTexts.redirectAddress.badRedirectAddress
