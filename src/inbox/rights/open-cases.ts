import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import type { Submission, Subscriber } from '@/src/stored-types/payload-types'
import { newsletterFormKey } from '@/src/submissions/newsletter-steps'
import type { OpenedCase } from '../cases/read-case'
import { recordRead } from '../record-read'
import { keptFile } from '../submission-files'

const fileList = z.array(keptFile).catch([])
const answerMap = z.record(z.string(), z.unknown()).catch({})

type Found = { submissions: readonly Submission[]; subscribers: readonly Subscriber[]; reason: string }

/**
 * Writes down, for each case and for subscriptions, that it was read for the person whom it is about, and why.
 *
 * @throws when it cannot be written: what is not recorded is not shown.
 */
export async function recordPersonReads(
  req: PayloadRequest,
  { submissions, subscribers, reason }: Found,
): Promise<void> {
  for (const { formKey, audience, inbox, reference } of submissions)
    await recordRead(req, { action: 'person', formKey, audience, inbox, reference, reason })
  if (subscribers.length > 0)
    await recordRead(req, {
      ...{ action: 'person', formKey: newsletterFormKey, audience: 'staff', reason },
      count: subscribers.length,
    })
}

/** Several cases at once, each with what it was asked with and its history. Recorded by whoever asks. */
export async function openCases(payload: Payload, submissions: readonly Submission[]): Promise<OpenedCase[]> {
  const all = { pagination: false, depth: 0, overrideAccess: true } as const // read and recorded by the caller
  const versionOf = ({ version }: Submission) => (typeof version === 'object' ? version?.id : version) ?? null
  const { docs: versions } = await payload.find({
    collection: 'form-versions',
    where: { id: { in: [...new Set(submissions.map(versionOf).filter((id) => id !== null))] } },
    ...all,
  })
  const { docs: events } = await payload.find({
    collection: 'submission-events',
    where: { submission: { in: submissions.map(({ id }) => id) } },
    sort: 'id',
    ...all,
  })
  const definitions = new Map(versions.map(({ id, definition }) => [id, parseFormDefinition(definition)]))
  return submissions.map((submission) => ({
    submission,
    answers: answerMap.parse(submission.answers),
    files: fileList.parse(submission.files),
    definition: definitions.get(versionOf(submission) ?? 0) ?? null,
    history: events.filter((event) => event.submission === submission.id),
  }))
}
