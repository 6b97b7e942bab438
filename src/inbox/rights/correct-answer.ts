import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/rights.json' with { type: 'json' }
import { refusal } from '@/src/fields/refusal'
import { findQuestionAt } from '@/src/forms/definition/placed-entries'
import { answers as answerRules } from '@/src/forms/types/answers'
import { reason } from '@/src/governance/reason'
import { longestNote } from '../cases/case-step'
import { recordStep } from '../cases/record-step'
import { keySubmission } from './key-submissions'
import { openCases } from './open-cases'
import { answerOnce, findCasesOf, readAsked, requireReader } from './rights-requests'

const asked = z.object({
  /** The way to the answer, “owners.0.name”. */
  way: z.string().min(1).max(200),
  text: z.string().trim().min(1).max(longestNote),
  reason,
})

/**
 * Corrects an answer for the person whom it is about: beside what was typed, which is kept, in the history of the case. Whoever reads the
 * case reads the correction first, and it is found by what is corrected too.
 *
 * @throws 400 for what no question of the case is, 403, 404, and 409 for what was made anonymous.
 */
export async function correctAnswer(req: PayloadRequest): Promise<Response> {
  const reader = await requireReader(req)
  const { way, text, reason } = await readAsked(req, asked)
  const [submission] = await findCasesOf(req, reader, [Number(req.routeParams?.['id'])])
  if (!submission) throw refusal(req, 404, staffTexts.refusals.notThere)
  if (submission.anonymisedOn) throw refusal(req, 409, staffTexts.refusals.isErased)
  const [opened] = await openCases(req.payload, [submission])
  const question = opened?.definition && findQuestionAt(opened.definition.fields, way)
  if (!question || answerRules[question.type].posted === 'files')
    throw refusal(req, 400, staffTexts.refusals.noQuestion)
  const step = { kind: 'correction', before: way, after: reason, text } as const
  await recordStep(req.payload, { user: reader.user, of: submission, step })
  await keySubmission(req.payload, submission)
  return answerOnce({ corrected: way })
}
