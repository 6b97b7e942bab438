import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { audienceOf } from './submission-access'

/** A version of a form with which something was sent that a person may read. */
type VersionWithSubmissions = { id: number; formKey: string; number: number; count: number }

/** The versions whose submissions a person may export, the newest first. */
export async function findExports(payload: Payload, user: TypedUser): Promise<VersionWithSubmissions[]> {
  if (!audienceOf(user.role)) return []
  const req = await createLocalReq({ user }, payload)
  const { docs: versions } = await payload.find({
    collection: 'form-versions',
    select: { formKey: true, number: true, hash: true },
    sort: '-id',
    limit: 100,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const counted = await Promise.all(
    versions.map(async ({ id, formKey, number, hash }) => {
      const where = { formKey: { equals: formKey }, versionHash: { equals: hash }, isTest: { not_equals: true } }
      const { totalDocs: count } = await payload.count({
        collection: 'submissions',
        where,
        user,
        overrideAccess: false,
        req,
      })
      return { id, formKey, number, count }
    }),
  )
  return counted.filter(({ count }) => count > 0)
}
