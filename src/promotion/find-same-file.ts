import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Payload } from 'payload'
import { z } from 'zod'
import { isMissing } from '@/src/platform/error-code'
import { uploadsDirectory } from '@/src/platform/uploads-directory'

const uploaded = z.looseObject({ id: z.number(), filename: z.string() })

type Collection = 'documents' | 'media'

/** Whether the file of a document that is there has these bytes. */
export async function hasFile(
  payload: Payload,
  { collection, id }: { collection: Collection; id: number },
  bytes: Uint8Array,
): Promise<boolean> {
  // Whether it is the same does not depend on who asks.
  const stored = await payload.findByID({ collection, id, depth: 0, draft: true, overrideAccess: true })
  return isSame(collection, uploaded.parse(stored).filename, bytes)
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
    if (await isSame('media', filename, bytes)) return id
  return null
}

async function isSame(collection: Collection, filename: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const stored = await readFile(join(uploadsDirectory(collection), basename(filename)))
    return hash(stored) === hash(bytes)
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
