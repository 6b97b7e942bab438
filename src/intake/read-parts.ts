import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { largestFile } from '@/src/forms/definition/file-kinds'

/** A file as it came. */
export type ArrivedFile = { name: string; content: Buffer }
/** What came with a form. */
export type Parts = { fields: URLSearchParams; files: ArrivedFile[] }

export const mostFiles = 5
/** Long enough for a report of fifty pages. */
const longestText = 200_000
const mostFields = 100

/**
 * Reads the body of a form, in the process that ends after it.
 *
 * @returns null when no page of ours sends such a body.
 */
export async function readParts(request: IncomingMessage): Promise<Parts | null> {
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) return { fields: await readFields(request), files: [] }
  if (!type.startsWith('multipart/form-data')) return null
  const fields = new URLSearchParams()
  const reads: Promise<ArrivedFile | null>[] = []
  const parser = new Busboy({
    headers: { ...request.headers, 'content-type': type },
    isPartAFile: (_field, _type, name) => name !== undefined,
    limits: {
      fields: mostFields,
      files: mostFiles,
      parts: mostFields + mostFiles,
      fieldSize: longestText,
      headerPairs: 20,
    },
  })
  const { promise, resolve } = Promise.withResolvers<boolean>()
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit', 'error'] as const)
    parser.on(limit, () => resolve(false))
  parser.on('field', (name: string | undefined, value: string, _name: boolean, isCut: boolean) => {
    if (name === undefined || isCut) resolve(false)
    else fields.append(name, value)
  })
  parser.on('file', (_field: string | undefined, stream: BusboyFileStream, name: string) => {
    reads.push(collect(stream, name))
  })
  parser.once('finish', () => resolve(true))
  request.once('error', () => resolve(false))
  request.pipe(parser)
  if (!(await promise)) return null
  const files = await Promise.all(reads)
  return { fields, files: files.flatMap((file) => file ?? []) }
}

async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** @returns null for an input in which nothing was chosen. What is too large ends as a file of one byte more than is taken. */
function collect(stream: BusboyFileStream, name: string): Promise<ArrivedFile | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    stream.on('data', (chunk: Buffer) => {
      if (size <= largestFile) chunks.push(chunk)
      size += chunk.length
    })
    stream.once('error', reject)
    stream.once('end', () => resolve(name === '' && size === 0 ? null : { name, content: Buffer.concat(chunks) }))
  })
}
