import { toFileKind } from '@/src/forms/definition/file-kinds'
import { readTraces } from './read-traces'
import { stripOffice } from './strip-office'
import { stripPdf } from './strip-pdf'

/**
 * A copy of a document without what it says of who made it; what it shows stays. The document was found sound before.
 *
 * @returns null when there can be none: something in it may tell what nobody here can take out, or it still tells.
 */
export async function stripDocument(content: Buffer, mediaType: string): Promise<Buffer | null> {
  const stripped = await strip(content, mediaType)
  const told = stripped && (await readTraces(stripped, mediaType))
  return told?.length === 0 ? stripped : null
}

async function strip(content: Buffer, mediaType: string): Promise<Buffer | null> {
  try {
    return await (toFileKind(mediaType) === 'pdf' ? stripPdf(content) : stripOffice(content))
  } catch (error) {
    // A reader that gives up says that there is no copy.
    if (error instanceof Error) return null
    throw error
  }
}
