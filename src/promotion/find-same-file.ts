import type { Payload } from 'payload'
import { z } from 'zod'
import { hashUpload } from '@/src/uploads/hash-upload'
import { hashOf, type UploadKind } from '@/src/uploads/uploaded-file'

const uploaded = z.looseObject({ id: z.number(), filename: z.string() })

/** Whether the file of a document that is there has these bytes. */
export async function hasFile(
  payload: Payload,
  { collection, id }: { collection: UploadKind; id: number },
  bytes: Uint8Array,
): Promise<boolean> {
  // Whether it is the same does not depend on who asks.
  const stored = await payload.findByID({ collection, id, depth: 0, draft: true, overrideAccess: true })
  return (await hashUpload(payload, collection, uploaded.parse(stored).filename)) === hashOf(bytes)
}

/** The picture that has these bytes, whatever it is called; null when there is none. */
export async function findPicture(payload: Payload, bytes: Uint8Array): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { filesize: { equals: bytes.length } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // as above
  })
  for (const { id, filename } of docs.map((stored) => uploaded.parse(stored)))
    if ((await hashUpload(payload, 'media', filename)) === hashOf(bytes)) return id
  return null
}
