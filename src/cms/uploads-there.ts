import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { APIError, type UploadConfig } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { uploadsDirectory } from './uploads-directory'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Says that there is no such file, where Payload would take it for a failure of its own. */
export function missingFileHandler(kind: 'documents' | 'media'): FileHandler {
  return async (req, { params: { filename } }): Promise<void> => {
    const isNamed = !filename.includes('\0')
    if (isNamed && (await isThere(join(uploadsDirectory(kind), filename)))) return
    throw new APIError(adminText(req, missing), 404)
  }
}

const missing = { pt: 'Este ficheiro não existe.', en: 'There is no such file.' } as const

async function isThere(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code)))
      return false
    throw error
  }
}
