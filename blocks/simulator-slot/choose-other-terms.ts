/**
 * The terms that a credit is compared with: about half and about twice as long, as far as the product has them.
 *
 * @param allowed terms of the product in months, the shortest first.
 */
export function chooseOtherTerms(allowed: readonly number[], term: number): number[] {
  return [term / 2, term * 2].flatMap((wanted) =>
    allowed
      .filter((months) => months !== term && months < term === wanted < term)
      .toSorted((one, other) => (one - wanted) ** 2 - (other - wanted) ** 2)
      .slice(0, 1),
  )
}
