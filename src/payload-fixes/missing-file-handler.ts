/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: docs/upstream/payload-missing-file.md
 * Test: src/questions/strangers.test.ts
 * Goes when: Payload answers 404 for a file that is not on the disk.
 */

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { APIError, type PayloadRequest, type UploadConfig } from 'payload'
import { isImpossibleName, isMissing } from '@/src/platform/error-code'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Says that there is no such file, where Payload would take it for a failure of its own (500, and an entry of the log).
 *
 * @param directory where the collection keeps its files.
 * @param say the sentence that whoever asks gets.
 */
export function missingFileHandler(directory: string, say: (req: PayloadRequest) => string): FileHandler {
  return async (req, { params: { filename } }): Promise<void> => {
    const isNamed = !filename.includes('\0')
    if (isNamed && (await isThere(join(directory, filename)))) return
    throw new APIError(say(req), 404)
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch (error) {
    if (isMissing(error) || isImpossibleName(error)) return false
    throw error
  }
}
