import { Decimal } from '@/site/schemas/decimal'
import type { Figure, FigureKind } from './figures'
import type { GoldenCase } from './golden-case'
import type { CaseOutcome } from './judge-golden-case'

/** A golden case that turned out otherwise than it was written. */
export type CaseDifference = {
  /** Of the case among all, from 0 on. */
  place: number
  golden: GoldenCase
  outcome: CaseOutcome
  /** The figure that differs, where figures came: what was expected and what came, which is null where it cannot be told. */
  figure: { name: string; kind: FigureKind; expected: number; found: Decimal | null } | null
}

/** The first golden case that turns out otherwise than compliance wrote; null where there is none. */
export function findCaseDifference(
  cases: readonly GoldenCase[],
  judge: (golden: GoldenCase) => CaseOutcome,
): CaseDifference | null {
  for (const [place, golden] of cases.entries()) {
    const difference = toCaseDifference(golden, { place, outcome: judge(golden) })
    if (difference) return difference
  }
  return null
}

/** In what a golden case turned out otherwise than it was written; null where it did not. */
export function toCaseDifference(
  golden: GoldenCase,
  { place, outcome }: Pick<CaseDifference, 'place' | 'outcome'>,
): CaseDifference | null {
  const figure = findOtherFigure(golden, outcome)
  return figure || !hasVerdict(golden, outcome) ? { place, golden, outcome, figure } : null
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
    const { kind = 'number', amount: found = null }: Partial<Figure> = outcome.figures.get(name) ?? {}
    if (!found || !isSame(kind, new Decimal(amount), found)) return { name, kind, expected: amount, found }
  }
  return null
}

/** Percentages to the places that they are written with, one at least, as price lists do. */
function isSame(kind: FigureKind, expected: Decimal, found: Decimal): boolean {
  if (kind === 'amount') return found.toDecimalPlaces(2).equals(expected)
  if (kind === 'percent') return found.toDecimalPlaces(Math.max(1, expected.decimalPlaces())).equals(expected)
  return found.equals(expected)
}
