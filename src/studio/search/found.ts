import { z } from 'zod'

/** A place of the studio that a search found. */
const found = z.object({ label: z.string(), detail: z.string(), href: z.string() })

/** What a search over everything found, by kind. A kind of which nothing was found is left out. */
export const foundGroups = z.array(z.object({ title: z.string(), items: z.array(found) }))

export type FoundGroup = z.infer<typeof foundGroups>[number]
export type Found = z.infer<typeof found>
