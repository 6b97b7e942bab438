import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { largestFile } from '@/src/forms/definition/file-kinds'
import { toFileFacts } from '@/src/forms/submission/file-facts'
import type { PostedEntry } from '@/src/forms/submission/parse-posted'
import { largestText, postLimits } from '@/src/forms/submission/post-limits'
import type { SentFile } from '../read-post-task'

/** The fields and files of a body, as they were sent. */
export type SentParts = { entries: PostedEntry[]; files: SentFile[] }

/** More than this many parts no form of ours has: every field once, and some files. */
const mostParts = postLimits.fields + 20
const largestHead = 16_384

type Sent = {
  /** The body, in pieces that are small enough to stop between them. */
  pieces: AsyncIterable<Buffer>
  contentType: string
  /** What the files are kept up to, in bytes together. Of what is larger, only the names and sizes are told. */
  mostKept: number
}

/**
 * Reads a `multipart/form-data` body piece by piece, and stops at the first excess.
 *
 * @returns null when no browser sends such a body.
 */
export async function readMultipart({ pieces, contentType, mostKept }: Sent): Promise<SentParts | null> {
  const parser = openParser(contentType)
  if (!parser) return null
  const entries: PostedEntry[] = []
  const files: SentFile[] = []
  const reads: Promise<void>[] = []
  let kept = 0
  let isRefused = false
  const refuse = () => {
    isRefused = true
  }
  const ended = new Promise<void>((resolve) => parser.once('finish', resolve).once('error', resolve))
  parser.on('error', refuse)
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuse)
  parser.on('field', (name: string | undefined, value: string, _isNameCut: boolean, isCut: boolean) => {
    if (name === undefined || isCut) refuse()
    else entries.push([name, value])
  })
  type FileHead = [field: string | undefined, stream: BusboyFileStream, name: string, encoding: string, type: string]
  parser.on('file', (...[field, stream, name, , type]: FileHead) => {
    const read = collect(stream, () => mostKept - kept).then(({ size, content }) => {
      if (field === undefined) return refuse()
      kept += content?.length ?? 0
      entries.push([field, toFileFacts({ name, type, size })])
      // An input in which nothing was chosen is posted as a file without a name.
      if (content && (name !== '' || size > 0)) files.push({ field, name, content })
    }, refuse)
    reads.push(read)
  })
  for await (const piece of pieces) {
    if (isRefused) break
    await write(parser, piece)
  }
  if (isRefused) return null
  parser.end()
  await ended
  await Promise.all(reads)
  // What has no name at all is passed over by the parser: a body of nothing else holds no form.
  return isRefused || entries.length === 0 ? null : { entries, files }
}

function openParser(contentType: string): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      isPartAFile: (_field, _type, name) => name !== undefined,
      limits: {
        parts: mostParts,
        fields: mostParts,
        files: mostParts,
        fieldSize: largestText,
        headerSize: largestHead,
        headerPairs: 20,
      },
    })
  } catch (error) {
    // A type without a boundary.
    if (error instanceof Error) return null
    throw error
  }
}

/** Takes in a file as far as there is room, and counts the rest of it. */
function collect(
  stream: BusboyFileStream,
  room: () => number,
): Promise<{ size: number; content: Uint8Array<ArrayBuffer> | null }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > Math.min(largestFile, room())) chunks.length = 0
      else chunks.push(chunk)
    })
    stream.once('error', reject)
    stream.once('end', () => {
      const isWhole = chunks.reduce((sum, chunk) => sum + chunk.length, 0) === size
      resolve({ size, content: isWhole ? Uint8Array.from(Buffer.concat(chunks)) : null })
    })
  })
}

function write(parser: BusboyInstance, piece: Buffer): Promise<void> {
  return new Promise((resolve) => {
    // A parser that has given up says so by its error, and calls nobody back.
    const go = () => {
      parser.off('error', go)
      resolve()
    }
    parser.once('error', go)
    parser.write(piece, go)
  })
}
