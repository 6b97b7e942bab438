/** Largest amounts have twelve digits before the decimal sign. */
const mostDigits = 12

/** How each language writes amounts: the sign before the decimals, and the other one, which groups thousands. */
const patterns = {
  ',': { grouped: /^(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/, swapped: /^(\d+)\.(\d{1,2})$/ },
  '.': { grouped: /^(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/, swapped: /^(\d+),(\d{1,2})$/ },
} as const

export type DecimalSign = keyof typeof patterns

/**
 * Reads an amount as people type it: `1234,5`, `1 234,50` and `1.234,50` in Portuguese, `1,234.50` in English. Keypads often
 * have only the other language's decimal sign, so `12.5` is read in Portuguese too; `1.234` there is a thousand, as written.
 *
 * @returns a decimal with at most two places, or null when the text is no amount, is negative, or has more than twelve digits
 * before the decimals.
 */
export function parseAmount(text: string, decimalSign: DecimalSign): string | null {
  const { grouped, swapped } = patterns[decimalSign]
  const written = text.trim().replace(/\s/g, ' ')
  const [, whole = '', fraction = ''] = grouped.exec(written) ?? swapped.exec(written) ?? []
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits === '' || digits.length > mostDigits) return null
  return fraction === '' ? digits : `${digits}.${fraction}`
}
