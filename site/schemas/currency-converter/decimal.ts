/**
 * Reads a decimal as a whole number of its smallest part, so that nothing is ever lost in a binary fraction.
 *
 * @param decimal digits with at most one point, such as `1234.5`.
 * @param places decimal places of the smallest part: with 2, `1234.5` is `123450n`.
 * @throws RangeError when the text is no such decimal or has more places.
 */
export function toUnits(decimal: string, places: number): bigint {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  if (whole === undefined || fraction.length > places)
    throw new RangeError(`"${decimal}" is no decimal with at most ${places} places`)
  return BigInt(whole + fraction.padEnd(places, '0'))
}

/** Writes a whole number of smallest parts as a decimal with exactly that many places: the inverse of {@link toUnits}. */
export function fromUnits(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
