import { z } from 'zod'

/** What pages of now have in common, for those that are drawn in between. */
export const siteLook = z.object({
  /** The newest row of the feed that changed what stands around every page. */
  frameSeq: z.number(),
  /** Where the forms of the site may post to, besides the site itself. */
  formOrigins: z.array(z.string()),
})
export type SiteLook = z.infer<typeof siteLook>
