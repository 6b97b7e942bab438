import { z } from 'zod'
import type { FileKind } from '@/src/forms/definition/file-kinds'
import { ownProgram } from '@/src/platform/own-program'
import type { VisitorTask } from '@/src/visitor-work/visitor-task'
import { fileObjections } from './file-objection'

/** What a thread is given to look into. */
export type ContentToInspect = {
  bytes: ArrayBuffer
  kind: FileKind
  keepsOriginal: boolean
  /** What its parts may weigh unpacked, in bytes. */
  mostUnpacked: number
}

const inspectedContent = z.object({
  objection: z.enum(fileObjections).nullable(),
  /** What its parts weighed unpacked, in bytes; none for a file without parts. */
  unpacked: z.int().min(0).optional(),
  /** A picture that was drawn anew; none where the file is kept as it came. */
  drawn: z.instanceof(Uint8Array).optional(),
})

export type InspectedContent = z.infer<typeof inspectedContent>

/** How long one file may be looked into, in milliseconds. The slowest of good will take a second on a quiet machine. */
export const inspectionLimitMs = 15_000

/** Looks into the content of one file. */
export const inspectionTask: VisitorTask<ContentToInspect, InspectedContent> = {
  program: ownProgram('inspect-content'),
  name: 'inspectContent',
  result: inspectedContent,
  limitMs: inspectionLimitMs,
}
