import { z } from 'zod'
import { siteLanguages } from '@/src/country/bank'

/** Name of the channel on which the CMS of this process says that the feed has a new row. */
export const publicationChannel = 'sona:publication'

/** One row of the feed: what changed for the public, and where the document itself stands now. */
export const publication = z.object({
  seq: z.number().int(),
  tags: z.array(z.string()),
  /** Its public address by language, null where it is not public; nothing at all when it was deleted. */
  hrefs: z.partialRecord(z.enum(siteLanguages), z.string().nullable()),
})
export type Publication = z.infer<typeof publication>

/** What the feed answers: the rows after a number, and the newest number there is. */
export const publicationFeed = z.object({ newest: z.number().int(), publications: z.array(publication) })
export type PublicationFeed = z.infer<typeof publicationFeed>
