/**
 * Reads a rate as people type it, with a point or a comma and up to four places: `908.50`, `1052,4`.
 *
 * @returns a decimal with a point; null for anything else and for zero, which is no rate: better none than a wrong one.
 */
export function parseRate(text: string): string | null {
  const written = text.trim()
  if (!/^\d{1,6}(?:[.,]\d{1,4})?$/.test(written) || !/[1-9]/.test(written)) return null
  return written.replace(',', '.')
}
