import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import type { Submission, SubmissionEvent } from '@/src/stored-types/payload-types'
import { keptFile } from '../submission-files'

const files = z.array(keptFile).catch([])
const answerMap = z.record(z.string(), z.unknown()).catch({})

/** A step of the work on a case, as it stands in its history. */
export type CaseEvent = Pick<SubmissionEvent, 'id' | 'at' | 'name' | 'kind' | 'before' | 'after' | 'text'>

/** A case as those who work on it read it. */
export type OpenedCase = {
  submission: Submission
  answers: Readonly<Record<string, unknown>>
  files: z.infer<typeof files>
  /** What it was sent with; null when the CMS does not know it. */
  definition: FormDefinition | null
  /** The oldest first. */
  history: CaseEvent[]
}

/**
 * Opens a case for a person: what was sent, and everything that was done about it. Opening is written down before anything of it is
 * given out.
 *
 * @returns null when there is none that they may read.
 */
export async function readCase(req: PayloadRequest, id: number): Promise<OpenedCase | null> {
  const { payload, user } = req
  const submission = await payload.findByID({
    collection: 'submissions',
    id,
    depth: 0,
    user,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!submission) return null
  const version = typeof submission.version === 'object' ? submission.version?.id : submission.version
  const stored = version
    ? await payload.findByID({
        collection: 'form-versions',
        id: version,
        depth: 0,
        overrideAccess: true, // whoever may read the submission may read what was asked
        disableErrors: true,
      })
    : null
  const { docs: history } = await payload.find({
    collection: 'submission-events',
    where: { submission: { equals: id } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true, // read as a part of the case, which was opened and recorded above
  })
  return {
    submission,
    answers: answerMap.parse(submission.answers),
    files: files.parse(submission.files),
    definition: stored ? parseFormDefinition(stored.definition) : null,
    history,
  }
}
