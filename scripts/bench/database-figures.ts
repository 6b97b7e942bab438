import { z } from 'zod'

const ms = z.array(z.number())

/** How long a database took, in milliseconds: to load the content, and for each time that something was done. */
export const databaseFigures = z.object({
  loadMs: z.number(),
  times: z.object({ read: ms, readPlain: ms, draft: ms, publish: ms, move: ms }),
})
export type DatabaseFigures = z.infer<typeof databaseFigures>
