import { z } from 'zod'

/** Every public address of a document. */
export const siteIndex = z.object({ hrefs: z.array(z.string()) })
export type SiteIndex = z.infer<typeof siteIndex>

/** What the public listener needs to know besides the pages: where moved addresses lead and where the login panel sends people. */
export const siteFacts = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  internetBankingUrls: z.object({ private: z.string(), corporate: z.string() }),
  /** What this depends on. */
  tags: z.array(z.string()),
})
export type SiteFacts = z.infer<typeof siteFacts>
