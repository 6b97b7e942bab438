import type { Payload } from 'payload'
import { z } from 'zod'
import { localDay } from '@/src/country/local-day'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import type { Submission, Subscriber } from '@/src/stored-types/payload-types'
import { forgetCaseWords } from '../cases/forget-case-words'
import { keptFile, submissionFiles } from '../submission-files'
import { forgetReplies, forgetSubscriberMail } from './forget-messages'
import { forgetKeys } from './key-submissions'
import { withoutPerson } from './without-person'

const fileList = z.array(keptFile).catch([])
const answerMap = z.record(z.string(), z.unknown()).catch({})

/**
 * Takes a person out of a submission: everything that was typed, all files, what staff wrote about it, messages on their way and the keys by
 * which it was found. What it was, when it came and what was chosen in it stays. Doing it again does what was not done.
 */
export async function eraseCase(payload: Payload, submission: Submission, now: Date): Promise<void> {
  const { id } = submission
  await forgetReplies(payload, id)
  for (const file of fileList.parse(submission.files)) await submissionFiles.remove(file.id)
  await payload.update({
    collection: 'submissions',
    id,
    data: {
      answers: await findRest(payload, submission),
      files: [],
      notes: null,
      tags: [],
      followHash: null,
      anonymisedOn: submission.anonymisedOn ?? localDay(now.getTime()),
    },
    depth: 0,
    overrideAccess: true, // what it was asked for was decided before, by two people
  })
  await forgetCaseWords(payload)
  await forgetKeys(payload)
}

async function findRest(payload: Payload, { version, answers }: Submission): Promise<Record<string, unknown>> {
  const id = typeof version === 'object' ? version?.id : version
  if (!id) return {}
  const stored = await payload.findByID({
    collection: 'form-versions',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // as above
  })
  return stored ? withoutPerson(parseFormDefinition(stored.definition).fields, answerMap.parse(answers)) : {}
}

/** Takes a subscription away, and what was written to its address. */
export async function eraseSubscriber(payload: Payload, subscriber: Subscriber): Promise<void> {
  await forgetSubscriberMail(payload, subscriber)
  await payload.delete({
    collection: 'subscribers',
    id: subscriber.id,
    depth: 0,
    overrideAccess: true, // as above
  })
}
