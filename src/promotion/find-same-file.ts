import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { bringUploads } from '@/src/uploads/bring-uploads'
import { hashCopy } from '@/src/uploads/local-copies'

const uploaded = z.looseObject({ id: z.number(), filename: z.string() })

type Collection = 'documents' | 'media'
type Place = { collection: Collection; filename: string }

/** Whether the file of a document that is there has these bytes. */
export async function hasFile(
  payload: Payload,
  { collection, id }: { collection: Collection; id: number },
  bytes: Uint8Array,
): Promise<boolean> {
  // Whether it is the same does not depend on who asks.
  const stored = await payload.findByID({ collection, id, depth: 0, draft: true, overrideAccess: true })
  return isSame(payload, { collection, filename: uploaded.parse(stored).filename }, bytes)
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
    if (await isSame(payload, { collection: 'media', filename }, bytes)) return id
  return null
}

async function isSame(payload: Payload, { collection, filename }: Place, bytes: Uint8Array): Promise<boolean> {
  await bringUploads(payload, collection, [filename])
  return (await hashCopy(collection, filename)) === hash(bytes)
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
