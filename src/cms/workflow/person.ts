import type { PayloadRequest } from 'payload'
import { refusal } from './refusal'

/** The person behind a request. @throws APIError 403 for anonymous requests. */
export function personOf(req: PayloadRequest): { id: number; name: string } {
  if (!req.user) throw refusal(req, 403, { pt: 'Entre primeiro.', en: 'Log in first.' })
  return { id: req.user.id, name: req.user.name }
}
