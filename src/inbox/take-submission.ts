import type { Payload } from 'payload'
import { addDays } from '@/src/country/calendar'
import type { Form, FormVersion } from '@/src/stored-types/payload-types'
import type { QueuedSubmission } from '@/src/submissions/queued-submission'
import { chooseInbox } from './inboxes/choose-inbox'
import type { StoredInbox } from './inboxes/inbox-plan'
import { readInboxes } from './inboxes/read-inboxes'
import { keySubmission } from './rights/key-submissions'
import { submissionFiles } from './submission-files'

/**
 * Takes a submission into the database, once however often it is delivered.
 *
 * @returns whether it was new. Either way it is in the database now, for good.
 * @throws when it cannot be taken now: it stays in the spool.
 */
export async function takeSubmission(payload: Payload, { submission, contents }: QueuedSubmission): Promise<boolean> {
  const { id, files, formKey, versionHash, followHash = null, ...facts } = submission
  if (await isKnown(payload, id)) return false
  const version = await findVersion(payload, { formKey, versionHash })
  const form = await findForm(payload, formKey)
  const audience = version?.audience ?? audienceOfUnknown(form, facts.isTest)
  const inbox = await findInbox(payload, { audience, form, answers: facts.answers })
  const days = inbox?.answerDays ?? form?.answerDays
  // The files first: a row must never name a file that is not there.
  for (const [index, file] of files.entries()) {
    const content = contents[index]
    if (content) await submissionFiles.save(file.id, content, facts.receivedOn)
  }
  const taken = await payload.create({
    collection: 'submissions',
    data: {
      ...facts,
      formKey,
      versionHash,
      files,
      deliveryId: id,
      state: 'new',
      dueOn: days ? addDays(facts.receivedOn, days) : null,
      version: version?.id ?? null,
      audience,
      followHash: audience === 'staff' ? followHash : null,
      inbox: inbox?.id ?? null,
      handOver: inbox?.handsOver && !facts.isTest ? 'due' : null,
    },
    depth: 0,
    // Trusted code: visitors have no account, and nobody else may create submissions.
    overrideAccess: true,
  })
  // Whoever is killed before this leaves it to the daily work.
  if (!facts.isTest) await keySubmission(payload, taken)
  return true
}

async function isKnown(payload: Payload, deliveryId: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'submissions',
    where: { deliveryId: { equals: deliveryId } },
    overrideAccess: true, // as above
  })
  return totalDocs > 0
}

/** What investigators read lies in no inbox: nobody who is no investigator comes to it by being a member. */
async function findInbox(
  payload: Payload,
  { audience, form, answers }: { audience: string; form: Form | undefined; answers: Readonly<Record<string, unknown>> },
): Promise<StoredInbox | null> {
  if (audience !== 'staff' || !form) return null
  return chooseInbox(await readInboxes(payload), { form: form.id, answers })
}

/**
 * Of a version that is not known here, only those who read the most confidential ones learn. A trial can be of a form that is still
 * being written.
 */
function audienceOfUnknown(form: Form | undefined, isTest: boolean): string {
  return isTest ? (form?.audience ?? 'staff') : 'investigators'
}

async function findForm(payload: Payload, formKey: string): Promise<Form | undefined> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { key: { equals: formKey } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  return docs[0]
}

type VersionName = { formKey: string; versionHash: string }

async function findVersion(payload: Payload, { formKey, versionHash }: VersionName): Promise<FormVersion | undefined> {
  const { docs } = await payload.find({
    collection: 'form-versions',
    where: { formKey: { equals: formKey }, hash: { equals: versionHash } },
    sort: '-number',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  return docs[0]
}
