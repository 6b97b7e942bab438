import { z } from 'zod'
import { foreignCurrencies } from '@/src/country/currencies'

const typed = z.string().trim().max(20)

/** What somebody types at the rate desk, as it is typed. */
export const typedRates = z.object({
  /** The exchange rates of today, for every currency; none when they are not proposed. */
  exchange: z.array(z.object({ currency: z.enum(foreignCurrencies), buy: typed, sell: typed })).max(20),
  /** Rates of simulators that are to be others. */
  tiers: z
    .array(
      z.object({
        simulator: z.int().positive(),
        product: z.string().max(100),
        tier: z.int().min(0).max(200),
        rate: typed,
      }),
    )
    .max(500),
  /** The day on which those begin. */
  validFrom: z.union([z.iso.date(), z.literal('')]),
})
export type TypedRates = z.infer<typeof typedRates>
export type TypedTier = TypedRates['tiers'][number]
