import type { FileObjection } from '@/src/submissions/files/file-objection'

/** A file of bad will: what it is, its name, its content, and what is said of it. Null: it does no harm, and is taken. */
export type FileTrick = readonly [
  what: string,
  name: string,
  make: () => Promise<Buffer> | Buffer,
  objections: readonly (FileObjection | null)[],
]
