import { z } from 'zod'
import { isPublishedRates, type PublishedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { inSiteLanguages } from '@/src/country/bank'

/** Every public address of a document. */
export const siteIndex = z.object({ hrefs: z.array(z.string()) })
export type SiteIndex = z.infer<typeof siteIndex>

const wordGroups = z.array(z.array(z.string()))

/** What the public listener needs to know besides the pages: where moved addresses lead and where the login panel sends people. */
export const siteFacts = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  internetBankingUrls: z.object({ private: z.string(), corporate: z.string() }),
  /** The exchange rates of now; null when none are published. */
  exchangeRates: z.custom<PublishedRates>(isPublishedRates).nullable().default(null),
  /** Words that visitors use for the same thing, in groups, by language. */
  synonyms: z.object(inSiteLanguages(() => wordGroups)).default(inSiteLanguages(() => [])),
  /** The addresses of the files of all documents that are public in a language. */
  documentHrefs: z.array(z.string()).default([]),
  /** What this depends on. */
  tags: z.array(z.string()),
})
export type SiteFacts = z.infer<typeof siteFacts>
