/**
 * The terms that a credit is compared with: about half and about twice as long, as far as the product has them.
 *
 * @param allowed terms of the product in months, the shortest first.
 */
export function chooseOtherTerms(allowed: readonly number[], term: number): number[] {
  const nearest = (terms: readonly number[], wanted: number) =>
    terms.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted)).slice(0, 1)
  return [
    ...nearest(
      allowed.filter((months) => months < term),
      term / 2,
    ),
    ...nearest(
      allowed.filter((months) => months > term),
      term * 2,
    ),
  ]
}
