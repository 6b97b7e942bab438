import type { IncomingMessage } from 'node:http'
import { toFileFacts } from '@/src/forms/submission/file-facts'
import { type PostedEntry, postLimits } from '@/src/forms/submission/parse-posted'
import { parseUrlEncoded } from '@/src/forms/submission/parse-url-encoded'
import type { FormVersion } from '@/src/forms/versions/form-version'

/** A file as it was sent. */
export type SentFile = { field: string; name: string; content: Buffer }

export type FormBody = { entries: readonly PostedEntry[]; files: readonly SentFile[] }
export type BodyRefusal = 'busy' | 'tooLarge' | 'unreadable'

/** A sign takes up to nine bytes: three of UTF-8, each as a percent sign and two digits. */
const largestText = postLimits.text * 9

/** Bodies with files that are held in memory at the same time. */
const mostLargeBodies = 6
let largeBodies = 0

/**
 * Reads a posted form into memory, which is bounded: by what the form's own fields may weigh together, and by how many forms with
 * files are read at a time.
 *
 * @param forFiles bytes that there is room for besides texts. @see roomForFiles
 */
export async function readFormBody(request: IncomingMessage, forFiles: number): Promise<FormBody | BodyRefusal> {
  const type = String(request.headers['content-type'] ?? '')
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const body = await readBytes(request, largestText)
    const entries = body && parseUrlEncoded(body.toString('utf8'))
    return entries ? { entries, files: [] } : 'tooLarge'
  }
  if (!type.startsWith('multipart/form-data')) return 'unreadable'
  if (largeBodies >= mostLargeBodies) return 'busy'
  largeBodies++
  try {
    const body = await readBytes(request, largestText + forFiles)
    return body ? await parseMultipart(body, type) : 'tooLarge'
  } finally {
    largeBodies--
  }
}

/** What the files of a form may weigh together in bytes, with room for how they are packed. */
export function roomForFiles({ fields }: FormVersion['definition']): number {
  return fields.reduce((sum, field) => (field.type === 'file' ? sum + field.most * (field.largest + 2048) : sum), 0)
}

/** Null as soon as there is more than the limit: the rest is not read. */
async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null
  const chunks: Buffer[] = []
  let size = 0
  // Ending early must not end the connection: the answer still goes out on it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

async function parseMultipart(body: Buffer, type: string): Promise<FormBody | 'unreadable'> {
  const parsed = await parseFormData(body, type)
  if (!parsed) return 'unreadable'
  const entries: PostedEntry[] = []
  const files: SentFile[] = []
  for (const [name, value] of parsed) {
    if (typeof value === 'string') {
      entries.push([name, value])
      continue
    }
    entries.push([name, toFileFacts(value)])
    // An input in which nothing was chosen is posted as a file without a name.
    if (value.name !== '' || value.size > 0)
      files.push({ field: name, name: value.name, content: Buffer.from(await value.arrayBuffer()) })
  }
  return { entries, files }
}

async function parseFormData(body: Buffer, type: string): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
