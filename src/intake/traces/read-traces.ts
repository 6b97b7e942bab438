import { toFileKind } from '@/src/forms/definition/file-kinds'
import { readOfficeTraces } from './office-traces'
import { readPdfTraces } from './pdf-traces'
import { readJpegTraces, readPngTraces } from './picture-traces'
import type { Trace } from './trace'

/**
 * What a file says about who made it, each thing once. The file was found sound before.
 *
 * @returns null when it could not be read for that: then nothing may be said of it.
 */
export async function readTraces(content: Buffer, mediaType: string): Promise<Trace[] | null> {
  try {
    const found = await readKind(content, mediaType)
    return [...new Map(found.map((trace) => [`${trace.kind} ${trace.value}`, trace])).values()]
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

async function readKind(content: Buffer, mediaType: string): Promise<Trace[]> {
  switch (toFileKind(mediaType)) {
    case 'jpg':
      return readJpegTraces(content)
    case 'png':
      return readPngTraces(content)
    case 'pdf':
      return readPdfTraces(content)
    default:
      return readOfficeTraces(content)
  }
}
