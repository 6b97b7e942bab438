import { basename } from 'node:path'
import type { Payload } from 'payload'
import { bringUploads } from './bring-uploads'
import { hashCopy } from './local-copies'
import type { UploadKind } from './uploaded-file'

/**
 * SHA-256, in hexadecimal, of the bytes of an uploaded file.
 *
 * @returns `missing` when there is no such file: then nothing that was approved with a file is what is stored.
 * @throws when it is at another process and cannot be brought.
 */
export async function hashUpload(payload: Payload, kind: UploadKind, filename: string): Promise<string> {
  await bringUploads(payload, kind, [basename(filename)])
  return (await hashCopy(kind, filename)) ?? 'missing'
}
