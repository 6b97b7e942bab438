import { APIError, type PayloadRequest } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import type { Bilingual } from '@/src/fields/bilingual'
import type { Verdict } from '@/src/governance/gate/verdict'

const sentences = {
  publish: { pt: 'Ainda não pode ser publicado', en: 'It cannot be published yet' },
  unpublish: { pt: 'Ainda não pode ser retirado', en: 'It cannot be taken back yet' },
} as const satisfies Record<string, Bilingual>

/** @throws APIError 409 that names every error, in the asker's language. */
export function requireNoErrors(
  req: PayloadRequest,
  { findings }: Verdict,
  kind: keyof typeof sentences = 'publish',
): void {
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const sentence = adminText(req, sentences[kind])
  const reasons = errors.map((error) => `${error.path}: ${adminText(req, error)}`)
  throw new APIError(`${sentence}. ${reasons.join(' ')}`, 409, { findings: errors }, true)
}
