import type { Payload } from 'payload'

/** What somebody is called, whoever reads it: a record of two people names them. Empty for nobody. */
export async function readPersonName(payload: Payload, id: number | null): Promise<string> {
  if (id === null) return ''
  const person = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // no more than their name is read
  })
  return person?.name ?? ''
}
