import type { Payload, Where } from 'payload'

/** Where Payload keeps who has which document open. */
export const locksSlug = 'payload-locked-documents'

/** The locks of one document. */
export function locksOf(collection: string, id: number | string): Where {
  return { and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }] }
}

/** Lets others have a document: whoever had it open is done with it. */
export async function releaseLock(payload: Payload, collection: string, id: number | string): Promise<void> {
  await payload.db.deleteMany({ collection: locksSlug, where: locksOf(collection, id) })
}
