import type { Payload } from 'payload'
import { z } from 'zod'
import { appendAudit } from '@/src/audit/append-audit'
import { hashTerm } from '@/src/audit/audit-key'
import type { Submission, SubmissionEvent, User } from '@/src/stored-types/payload-types'

type Case = Pick<Submission, 'id' | 'reference' | 'formKey' | 'audience'>
type Step = {
  kind: SubmissionEvent['kind']
  /** What stood there before and what does now: states, names, days and tags, in one word or a few. */
  before?: string
  after?: string
  /** What somebody wrote: a note, the text of a reply, a reason, or what an answer is corrected to. */
  text?: string
}
/** @property user who took it; null for the platform itself. */
type Recorded = { user: Pick<User, 'id' | 'name' | 'role'> | null; of: Case; step: Step }

/** Steps of which the audit log says what was there before and is now. */
const told: ReadonlySet<Step['kind']> = new Set([
  'state',
  'due',
  'assigned',
  'moved',
  'repetition',
  'held',
  'handedOver',
])

const written = z.object({ id: z.number() })

/**
 * Writes a step of the work on a submission down, in its history and in the audit log, before it is taken. The audit log is read by
 * more people than the submission: of what somebody wrote, or named in tags, it holds a keyed hash.
 *
 * @returns the number of the row of the history.
 * @throws when it cannot be written: what is not recorded is not done.
 */
export async function recordStep(payload: Payload, { user, of, step }: Recorded): Promise<number> {
  const { id: submission, reference, formKey, audience } = of
  const { kind, before = '', after = '', text = '' } = step
  // Below the API: through it, nobody may write here.
  const row = await payload.db.create({
    collection: 'submission-events',
    data: {
      ...{ submission, reference, formKey, audience },
      ...{ at: new Date().toISOString(), by: user?.id ?? 0, name: user?.name ?? 'Sona' },
      ...{ kind, before, after, text },
    },
  })
  const { id } = written.parse(row)
  const isTold = told.has(kind)
  await appendAudit(payload, {
    action: 'case',
    subject: `submissions/${submission}`,
    actor: user,
    details: {
      ...{ step: kind, event: id, form: formKey },
      ...(isTold ? { before, after } : { term: hashTerm(text === '' ? after : text) }),
    },
  })
  return id
}
