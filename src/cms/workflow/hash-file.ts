import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isMissing } from '@/src/platform/error-code'
import { uploadsDirectory } from '@/src/platform/uploads-directory'

/**
 * SHA-256, in hexadecimal, of the bytes of an uploaded file.
 *
 * @returns `missing` when there is no such file: then nothing that was approved with a file is what is stored.
 */
export async function hashFile(collection: 'documents' | 'media', filename: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(join(uploadsDirectory(collection), basename(filename))), hash)
  } catch (error) {
    if (isMissing(error)) return 'missing'
    throw error
  }
  return hash.digest('hex')
}
