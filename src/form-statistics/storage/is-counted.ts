import type { Payload } from 'payload'

/** Whether anything is counted of a form: it is one of ours, and no version of it brings in what only investigators read. */
export async function isCounted(payload: Payload, formKey: string): Promise<boolean> {
  const confidential = { formKey: { equals: formKey }, audience: { equals: 'investigators' } }
  const { docs } = await payload.find({
    collection: 'forms',
    where: { key: { equals: formKey } },
    select: { audience: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // the platform's own work, for no person
  })
  if (docs[0]?.audience !== 'staff') return false
  const { totalDocs } = await payload.count({
    collection: 'form-versions',
    where: { ...confidential, state: { equals: 'published' } },
    overrideAccess: true, // as above
  })
  return totalDocs === 0
}
