import { APIError, type PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import type { Verdict } from '@/src/governance/gate/verdict'
import type { StaffText } from '@/src/i18n/staff-text'

const sentences = staffTexts.requireNoErrors.sentences satisfies Record<string, StaffText>

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
