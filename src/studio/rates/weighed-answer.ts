import { z } from 'zod'

const pair = z.object({ buy: z.string(), sell: z.string() })

/** What the CMS answers of typed rates. @see ../../cms/rate-desk/weigh-rates.ts */
export const weighed = z.object({
  exchange: z.array(
    z.object({
      currency: z.string(),
      moved: pair,
      example: z.object({ before: z.string(), after: z.string() }),
      problems: z.array(z.string()),
    }),
  ),
  problems: z.array(z.string()),
  tiers: z.array(
    z.object({
      simulator: z.number(),
      product: z.string(),
      tier: z.number(),
      result: z.string(),
      problem: z.string(),
    }),
  ),
})
