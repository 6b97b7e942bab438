import { phone } from '@/src/country/bank'

const withoutCountry = new RegExp(`^${phone.likely}$`)
const withoutPlus = new RegExp(`^${phone.code}${phone.likely}$`)

/**
 * A telephone number as it is kept: + and the country. Written with spaces, dots, hyphens and brackets, with 00 for +, or, for
 * Angola, without the country. What cannot be a number stays as it is and is refused.
 */
export function readPhone(text: string): string {
  const compact = text.replaceAll(/[\s\u00a0().\-/]/g, '').replace(/^00/, '+')
  if (withoutCountry.test(compact)) return `+${phone.code}${compact}`
  return withoutPlus.test(compact) ? `+${compact}` : compact
}
