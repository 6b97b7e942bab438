import { type Decimal, sumOf } from '@/site/schemas/decimal'
import type { CreditSimulation } from '@/site/schemas/simulator/simulate-credit'
import type { DepositSimulation } from '@/site/schemas/simulator/simulate-deposit'

/** What a golden case of a credit can say of its result. */
export const creditFigures = [
  'rate',
  'instalment',
  'lastInstalment',
  'totalInterest',
  'totalFees',
  'stampDutyOnLoan',
  'stampDutyOnInterest',
  'totalPayable',
  'taeg',
] as const

/** The same of a term deposit. */
export const depositFigures = ['rate', 'gross', 'tax', 'net', 'total', 'netRate', 'effectiveRate'] as const

type CreditFigure = (typeof creditFigures)[number]
type DepositFigure = (typeof depositFigures)[number]
export type FigureName = CreditFigure | DepositFigure

/** How a figure is compared and said: an amount to the cent, a rate as it is, a percentage to the places of what was expected. */
export type FigureKind = 'amount' | 'rate' | 'percent' | 'number'

/** A figure that came; null where it cannot be told for this question. */
export type Figure = { amount: Decimal | null; kind: FigureKind }

/** Those that are no amounts in the product's currency. */
const kinds: ReadonlyMap<string, FigureKind> = new Map([
  ['rate', 'rate'],
  ['taeg', 'percent'],
  ['netRate', 'percent'],
  ['effectiveRate', 'percent'],
])

/** The figures of a credit or a deposit that was worked out, by their names. */
export function figuresOf(simulation: CreditSimulation | DepositSimulation): Map<string, Figure> {
  const figures = simulation.calculation === 'credit' ? ofCredit(simulation) : ofDeposit(simulation)
  return new Map(
    Object.entries(figures).map(([name, amount]) => [name, { amount, kind: kinds.get(name) ?? 'amount' }] as const),
  )
}

function ofCredit({ rate, cost }: CreditSimulation): Record<CreditFigure, Decimal | null> {
  const { instalment, lastInstalment, totalInterest, stampDutyOnLoan, stampDutyOnInterest, totalPayable, taeg } = cost
  const totalFees = sumOf(cost.feeTotals)
  return {
    ...{ rate, instalment, lastInstalment, totalInterest, totalFees },
    ...{ stampDutyOnLoan, stampDutyOnInterest, totalPayable, taeg },
  }
}

function ofDeposit({ rate, result }: DepositSimulation): Record<DepositFigure, Decimal | null> {
  const { gross, tax, net, total, netRate, effectiveRate } = result
  return { rate, gross, tax, net, total, netRate, effectiveRate }
}
