import type { Payload } from 'payload'
import type { FormVersion } from '@/src/payload-types'
import type { Parcel } from '@/src/submissions/parcel'
import { submissionFiles } from './submission-files'

/**
 * Takes a submission into the database, once however often it is delivered.
 *
 * @returns whether it was new. Either way it is in the database now, for good.
 * @throws when it cannot be taken now: it stays in the spool.
 */
export async function takeSubmission(payload: Payload, { submission, contents }: Parcel): Promise<boolean> {
  const { id, files, formKey, versionHash, ...facts } = submission
  if (await isKnown(payload, id)) return false
  const version = await findVersion(payload, { formKey, versionHash })
  // The files first: a row must never name a file that is not there.
  for (const [index, file] of files.entries()) {
    const content = contents[index]
    if (content) await submissionFiles.save(file.id, content, facts.receivedOn)
  }
  await payload.create({
    collection: 'submissions',
    data: {
      ...facts,
      formKey,
      versionHash,
      files,
      deliveryId: id,
      state: 'new',
      version: version?.id ?? null,
      // Of a form that is not known here, only those who read the most confidential ones learn.
      audience: version?.audience ?? 'investigators',
    },
    depth: 0,
    // Trusted code: visitors have no account, and nobody else may create submissions.
    overrideAccess: true,
  })
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
