/**
 * The terms that a credit is compared with: about half and about twice as long, as far as the product has them.
 *
 * @param allowed terms of the product in months, the shortest first.
 */
export function chooseOtherTerms(allowed: readonly number[], term: number): number[] {
  return [0.5, 2].flatMap((times) =>
    allowed
      // Shorter ones for the half, longer ones for the double.
      .filter((months) => (months - term) * (times - 1) > 0)
      .toSorted((one, other) => (one - term * times) ** 2 - (other - term * times) ** 2)
      .slice(0, 1),
  )
}
