import { z } from 'zod'
import { isDay } from '@/src/country/calendar'
import { foreignCurrencies } from '@/src/country/currencies'
import { Decimal } from '../decimal'
import type { DatedRates, Quotation } from './dated-rates'
import { parseRate } from './parse-rate'

/** Why an answer of the source holds no rates. */
export type UnreadableReason = 'shape' | 'refused' | 'absurd' | 'empty'

/** An answer of the source that no rates can be read from. */
export class UnreadableRates extends Error {
  constructor(readonly reason: UnreadableReason) {
    super(`The answer holds no rates: ${reason}`)
  }
}

/** Kinds of rate in the answer: `B` what the bank sells for, `G` what it buys for. `M`, the middle, is not read. */
const sides = { G: 'buy', B: 'sell' } as const

const row = z.object({
  taxa: z.union([z.number(), z.string()]),
  tipoCambio: z.string(),
  data: z.string().transform((text) => text.slice(0, 10)),
  codigoMoeda: z.string().transform((code) => code.trim().toUpperCase()),
})
const envelope = z.object({ success: z.boolean().default(true), genericResponse: z.array(z.unknown()) })

/**
 * Reads the answer of the central bank's service of reference rates (`…/taxas/get/taxa/referencia`), which has a row per currency
 * and kind of rate. Of several days the newest counts; currencies that the site does not show, or that have only one side, are left
 * out. Rates of more than four places are rounded to four, halves up.
 *
 * @throws UnreadableRates when there are none in it, or one that cannot be.
 */
export function parseSourceAnswer(answer: unknown): DatedRates {
  const read = envelope.safeParse(answer)
  if (!read.success) throw new UnreadableRates('shape')
  if (!read.data.success) throw new UnreadableRates('refused')
  const rows = z.array(row).safeParse(read.data.genericResponse.filter(isOurs))
  if (!rows.success || rows.data.some(({ data }) => !isDay(data))) throw new UnreadableRates('shape')
  const day = rows.data
    .map(({ data }) => data)
    .sort()
    .at(-1)
  if (day === undefined) throw new UnreadableRates('empty')
  const rates = foreignCurrencies.flatMap((currency): Quotation[] => {
    const rateOf = (kind: keyof typeof sides) => {
      const found = rows.data.find(
        (each) => each.codigoMoeda === currency && each.data === day && each.tipoCambio.toUpperCase() === kind,
      )
      return found && toRate(found.taxa)
    }
    const [buy, sell] = [rateOf('G'), rateOf('B')]
    return buy && sell ? [{ currency, buy, sell }] : []
  })
  if (rates.length === 0) throw new UnreadableRates('empty')
  return { day, source: 'bna', rates }
}

/** Whether a row is one that is read at all: what the service adds for others must not stop ours. */
function isOurs(value: unknown): boolean {
  const { codigoMoeda, tipoCambio } = z
    .object({ codigoMoeda: z.string(), tipoCambio: z.string() })
    .catch({ codigoMoeda: '', tipoCambio: '' })
    .parse(value)
  return (
    foreignCurrencies.some((currency) => currency === codigoMoeda.trim().toUpperCase()) &&
    Object.hasOwn(sides, tipoCambio.toUpperCase())
  )
}

function toRate(taxa: number | string): string {
  const written = String(taxa).trim().replace(',', '.')
  if (!/^\d{1,12}(?:\.\d{1,20})?$/.test(written)) throw new UnreadableRates('absurd')
  const rate = parseRate(new Decimal(written).toDecimalPlaces(4).toFixed())
  if (rate === null) throw new UnreadableRates('absurd')
  return rate
}
