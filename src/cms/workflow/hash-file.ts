import { basename } from 'node:path'
import type { Payload } from 'payload'
import { bringUploads } from '@/src/uploads/bring-uploads'
import { hashCopy } from '@/src/uploads/local-copies'

/**
 * SHA-256, in hexadecimal, of the bytes of an uploaded file.
 *
 * @returns `missing` when there is no such file: then nothing that was approved with a file is what is stored.
 * @throws when it is at another process and cannot be brought.
 */
export async function hashFile(payload: Payload, collection: 'documents' | 'media', filename: string): Promise<string> {
  await bringUploads(payload, collection, [basename(filename)])
  return (await hashCopy(collection, filename)) ?? 'missing'
}
