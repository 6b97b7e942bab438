import { APIError, type PayloadRequest } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import type { StaffText } from '@/src/i18n/staff-text'

/**
 * An answer to somebody who asked for what cannot be, in their language. 403: not by this person; 409: not now.
 *
 * @param problems what has to be mended first, in sentences.
 */
export function refusal(
  req: PayloadRequest,
  status: 400 | 401 | 403 | 404 | 409 | 422,
  text: StaffText,
  problems?: readonly string[],
): APIError {
  return new APIError(adminText(req, text), status, problems ? { problems } : null, true)
}
