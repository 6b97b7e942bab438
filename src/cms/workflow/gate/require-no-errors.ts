import { APIError, type PayloadRequest } from 'payload'
import { adminText } from '../../admin-text'
import type { Verdict } from './verdict'

/** @throws APIError 409 that names every error, in the asker's language. */
export function requireNoErrors(req: PayloadRequest, { findings }: Verdict): void {
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const sentence = adminText(req, { pt: 'Ainda não pode ser publicado', en: 'It cannot be published yet' })
  const reasons = errors.map((error) => `${error.path}: ${adminText(req, error)}`)
  throw new APIError(`${sentence}. ${reasons.join(' ')}`, 409, { findings: errors }, true)
}
