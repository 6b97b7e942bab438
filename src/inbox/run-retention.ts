import type { Payload } from 'payload'
import { z } from 'zod'
import { localDay } from '@/src/country/local-day'
import { emptyDatabaseLog } from '@/src/database/write-over-deleted'
import type { Field } from '@/src/forms/definition/field'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { log } from '@/src/platform/log'
import type { Form, Submission } from '@/src/stored-types/payload-types'
import { isPersonalAt, withoutPersonal } from '@/src/submissions/without-personal'
import { forgetObjects } from '@/src/uploads/forget-objects'
import { forgetCaseWords } from './cases/forget-case-words'
import { forgetSubscribers } from './newsletter/forget-subscribers'
import { recordRemoval } from './record-read'
import { isHeldNow, notHeldOn } from './rights/hold'
import { forgetKeys, keyOlder } from './rights/key-submissions'
import { keptFile, submissionFiles } from './submission-files'
import { sealFilesAnew } from './submission-store'
import { forgetTaken } from './taken-submissions'
import { trialsOnly } from './trials'

/** What retention did. */
type RetentionOutcome = {
  deleted: number
  anonymised: number
  trials: number
  unclaimedFiles: number
  /** Files that were sealed with a secret of before. */
  sealedAnew: number
  subscribers: number
  /** Of the object store, where there is one. */
  unnamedUploads: number
}

const dayMs = 86_400_000
/** Trials by staff, which nobody keeps for anything. */
const trialDays = 7
const fileList = z.array(keptFile).catch([])
const answerMap = z.record(z.string(), z.unknown()).catch({})

/**
 * Removes what has been kept for as long as its form says, with its files: the whole submission, or the answers that say
 * something of a person. What somebody holds stays. Each removal is written down.
 *
 * @param now the moment that ages are counted to.
 */
export async function runRetention(payload: Payload, now: Date): Promise<RetentionOutcome> {
  const outcome: RetentionOutcome = {
    deleted: 0,
    anonymised: 0,
    trials: 0,
    unclaimedFiles: 0,
    sealedAnew: 0,
    subscribers: 0,
    unnamedUploads: 0,
  }
  const { docs: forms } = await payload.find({
    collection: 'forms',
    pagination: false,
    depth: 0,
    overrideAccess: true, // the platform's own daily work, for no person
  })
  for (const form of forms) {
    for (const submission of await findOld(payload, form, now)) {
      if (await isHeldNow(payload, submission.id, now)) continue
      if (form.retentionAction === 'delete') {
        await deleteSubmission(payload, submission)
        outcome.deleted += 1
      } else {
        await anonymise(payload, submission, now)
        outcome.anonymised += 1
      }
    }
  }
  for (const trial of await findOldTrials(payload, now)) {
    await deleteSubmission(payload, trial)
    outcome.trials += 1
  }
  await forgetCaseWords(payload)
  await keyOlder(payload)
  await forgetKeys(payload)
  await forgetTaken(payload, now.getTime())
  outcome.unclaimedFiles = await submissionFiles.removeUnclaimed(await findClaimedFiles(payload), dayMs)
  outcome.sealedAnew = await sealFilesAnew(payload)
  outcome.unnamedUploads = await forgetObjects(payload, now)
  outcome.subscribers = await forgetSubscribers(payload, now)
  await emptyDatabaseLog(payload)
  log.info('Retention of submissions was run', outcome)
  return outcome
}

async function findOld(payload: Payload, { key, retentionDays }: Form, now: Date): Promise<Submission[]> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: {
      formKey: { equals: key },
      isTest: { not_equals: true },
      anonymisedOn: { exists: false },
      receivedOn: { less_than: dayBefore(now, retentionDays) },
      ...notHeldOn(localDay(now.getTime())),
    },
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  return docs
}

/** Of all forms, those that nobody saved among them. */
async function findOldTrials(payload: Payload, now: Date): Promise<Submission[]> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: {
      ...trialsOnly,
      receivedOn: { less_than: dayBefore(now, trialDays) },
      ...notHeldOn(localDay(now.getTime())),
    },
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  return docs
}

function dayBefore(now: Date, days: number): string {
  return localDay(now.getTime() - days * dayMs)
}

async function deleteSubmission(payload: Payload, { id, ...submission }: Submission): Promise<void> {
  const { formKey, audience, inbox, reference } = submission
  await recordRemoval(payload, { action: 'deleted', formKey, audience, inbox, reference })
  for (const file of fileList.parse(submission.files)) await submissionFiles.remove(file.id)
  await payload.delete({ collection: 'submissions', id, depth: 0, overrideAccess: true }) // as above
}

/** Takes away what the version marks as personal, the files that answer it, and the notes, which may repeat it. */
async function anonymise(payload: Payload, submission: Submission, now: Date): Promise<void> {
  const { formKey, audience, inbox, reference } = submission
  const fields = await findFields(payload, submission)
  const isKept = (way: string) => fields !== null && !isPersonalAt(fields, way)
  const files = fileList.parse(submission.files)
  await recordRemoval(payload, { action: 'anonymised', formKey, audience, inbox, reference })
  for (const file of files) if (!isKept(file.field)) await submissionFiles.remove(file.id)
  await payload.update({
    collection: 'submissions',
    id: submission.id,
    data: {
      answers: fields === null ? {} : withoutPersonal(fields, answerMap.parse(submission.answers)),
      files: files.filter(({ field }) => isKept(field)),
      notes: null,
      tags: [],
      followHash: null,
      anonymisedOn: localDay(now.getTime()),
    },
    depth: 0,
    overrideAccess: true, // as above
  })
}

/** The fields of the version; null when it is not known, and so everything may say something of a person. */
async function findFields(payload: Payload, { version }: Submission): Promise<readonly Field[] | null> {
  const id = typeof version === 'object' ? version?.id : version
  if (!id) return null
  const found = await payload.findByID({
    collection: 'form-versions',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // as above
  })
  if (!found) return null
  return parseFormDefinition(found.definition).fields
}

async function findClaimedFiles(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'submissions',
    select: { files: true },
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  return new Set(docs.flatMap(({ files }) => fileList.parse(files).map(({ id }) => id)))
}
