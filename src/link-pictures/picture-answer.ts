import { z } from 'zod'
import { sentBytes } from '@/src/platform/sent-bytes'

/** What the process that makes pictures answers: the bytes of one, or why there is none. */
export type PictureAnswer = { png: Buffer } | { failure: string }

export const pictureAnswer: z.ZodType<PictureAnswer> = z.union([
  z.object({ png: sentBytes }),
  z.object({ failure: z.string() }),
])
