import { Decimal } from '@/site/schemas/decimal'
import type { Simulator } from '@/site/schemas/simulator/stored-simulator'
import { type FigureName, isPercentage } from './figures'
import type { GoldenCase } from './golden-case'
import { type CaseOutcome, judgeGoldenCase } from './judge-golden-case'

/** A golden case that turned out otherwise than it was written. */
export type CaseDifference = {
  /** Of the case among all, from 0 on. */
  place: number
  golden: GoldenCase
  outcome: CaseOutcome
  /** The figure that differs, where figures came: what was expected and what came, which is null where it cannot be told. */
  figure: { name: FigureName; expected: number; found: Decimal | null } | null
}

/** The first golden case that turns out otherwise than compliance wrote; null where there is none. The simulator must be sound. */
export function findCaseDifference(simulator: Simulator, cases: readonly GoldenCase[]): CaseDifference | null {
  for (const [place, golden] of cases.entries()) {
    const outcome = judgeGoldenCase(simulator, golden)
    const difference = { place, golden, outcome, figure: findOtherFigure(golden, outcome) }
    if (difference.figure || !hasVerdict(golden, outcome)) return difference
  }
  return null
}

function hasVerdict({ expected }: GoldenCase, outcome: CaseOutcome): boolean {
  if (expected.verdict === 'workedOut' || outcome.verdict !== 'refused') return outcome.verdict === expected.verdict
  return outcome.refusals.some(
    ({ field, message }) => field === expected.field && (expected.message === '' || message === expected.message),
  )
}

function findOtherFigure({ expected }: GoldenCase, outcome: CaseOutcome): CaseDifference['figure'] {
  if (expected.verdict !== 'workedOut' || outcome.verdict !== 'workedOut') return null
  for (const { name, amount } of expected.figures) {
    const found = outcome.figures[name] ?? null
    if (!found || !isSame(name, new Decimal(amount), found)) return { name, expected: amount, found }
  }
  return null
}

/** The nominal rate as it is, amounts to the cent; other percentages to the places that they are written with, one at least, as price lists do. */
function isSame(name: FigureName, expected: Decimal, found: Decimal): boolean {
  if (name === 'rate') return found.equals(expected)
  const places = isPercentage(name) ? Math.max(1, expected.decimalPlaces()) : 2
  return found.toDecimalPlaces(places).equals(expected)
}
