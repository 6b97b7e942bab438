/**
 * A telephone number as it is kept: + and the country. Written with spaces, dots, hyphens and brackets, with 00 for +, or, for
 * Angola, without the country. What cannot be a number stays as it is and is refused.
 */
export function readPhone(text: string): string {
  const compact = text.replaceAll(/[\s\u00a0().\-/]/g, '').replace(/^00/, '+')
  if (/^[29]\d{8}$/.test(compact)) return `+244${compact}`
  return /^244[29]\d{8}$/.test(compact) ? `+${compact}` : compact
}
