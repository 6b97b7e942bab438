import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { formatAmount } from '../../language/format-values'
import { type CalculatedUnit, isMoney } from './calculated-unit'

/** A calculated value as people read it. @param value as it is kept: of money in hundredths */
export function formatCalculated(
  { unit, decimals }: { unit: CalculatedUnit; decimals: number },
  value: number,
  locale: Locale,
): string {
  if (isMoney(unit)) return formatAmount(locale, { smallestUnits: value, currency: unit })
  const number = formatNumber(locale, value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return unit === 'percent' ? `${number}\u00a0%` : number
}
