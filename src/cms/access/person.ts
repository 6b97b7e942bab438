import type { PayloadRequest } from 'payload'
import { refusal } from '@/src/fields/refusal'
import { anonymous } from '@/src/governance/refusal-texts'

/** The person behind a request. @throws APIError 403 for anonymous requests. */
export function personOf(req: PayloadRequest): { id: number; name: string } {
  if (!req.user) throw refusal(req, 403, anonymous)
  return { id: req.user.id, name: req.user.name }
}
