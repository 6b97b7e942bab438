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

/** Those that are percentages; the others are amounts in the product's currency. */
const percentages: ReadonlySet<FigureName> = new Set(['rate', 'taeg', 'netRate', 'effectiveRate'])

/** Whether a figure is a percentage. */
export function isPercentage(name: FigureName): boolean {
  return percentages.has(name)
}

/** The figures of what was worked out; null where none can be told. Amounts in the product's currency, rates in percent. */
export function figuresOf(
  simulation: CreditSimulation | DepositSimulation,
): Partial<Record<FigureName, Decimal | null>> {
  return simulation.calculation === 'credit' ? ofCredit(simulation) : ofDeposit(simulation)
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
