import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The collections that people upload into. */
export const uploadKinds = ['media', 'documents'] as const

export type UploadKind = (typeof uploadKinds)[number]

/** One file of a document: what was uploaded, or a size that was made of it. */
export type UploadedFile = { filename: string; sha256: string; size: number }

const withFiles = z.looseObject({
  filename: z.string().nullish(),
  sizes: z.record(z.string(), z.looseObject({ filename: z.string().nullish() }).nullish()).nullish(),
})

/** The names of all files of a document, by the name of their size; what was uploaded itself has an empty one. */
export function namesOf(document: unknown): Map<string, string> {
  const { filename, sizes } = withFiles.catch({}).parse(document)
  const all = [
    ['', filename] as const,
    ...Object.entries(sizes ?? {}).map(([size, made]) => [size, made?.filename] as const),
  ]
  return new Map(all.flatMap(([size, name]) => (name ? [[size, name] as const] : [])))
}

/** SHA-256 of bytes, in hexadecimal: what they are called in the store. */
export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
