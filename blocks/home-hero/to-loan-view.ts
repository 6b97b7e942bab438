import { formatAmount } from '@/site/schemas/currency-converter/format-amount'
import type { Decimal } from '@/site/schemas/decimal'
import type { SimulatorInput } from '@/site/schemas/simulator/parse-simulator-query'
import { simulateCredit } from '@/site/schemas/simulator/simulate-credit'
import { fillPlaces } from '@/src/i18n/fill-places'
import { instalmentsPerDot } from '@/src/ui/sona/InstalmentFigure'
import type { LoanProps } from './loan-props'

/** A credit worked out, in the words of the page. */
export type LoanView = {
  instalment: string
  capital: string
  interest: string
  /** All that is paid until the end: capital, interest, fees and taxes. */
  total: string
  conditions: string
  figure: string
  /** What part of each instalment is interest, from 0 to 1. */
  interestShares: readonly number[]
}

type Options = Pick<LoanProps, 'offer' | 'day' | 'signs' | 'texts'>

/** Works a credit out and says it. */
export function toLoanView(
  { amount, term }: Pick<SimulatorInput, 'amount' | 'term'>,
  { offer, day, signs, texts }: Options,
): LoanView {
  const { cost, rate } = simulateCredit({ offer, input: { amount, term, rate: null, grace: 0 }, start: day })
  const money = (value: Decimal) => formatAmount(value.toFixed(2), signs)
  const percent = (decimal: string) => `${formatAmount(decimal, { ...signs, before: '', after: '' })}${signs.percent}`
  const size = instalmentsPerDot(cost.plan.length)
  return {
    instalment: money(cost.instalment),
    capital: money(amount),
    interest: money(cost.totalInterest),
    total: money(cost.totalPayable),
    conditions: fillPlaces(texts.conditions, {
      product: offer.product.name,
      rate: percent(rate.toString()),
      taeg: cost.taeg ? percent(cost.taeg.toFixed(1)) : '–',
    }),
    figure: fillPlaces(size === 1 ? texts.figure : texts.groupedFigure, {
      dots: Math.ceil(cost.plan.length / size),
      size,
    }),
    interestShares: cost.plan.map(({ interest, capital }) => {
      const paid = interest.plus(capital)
      return paid.isZero() ? 0 : interest.div(paid).toNumber()
    }),
  }
}
