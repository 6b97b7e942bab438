import { groupSigns } from '@/src/country/bank'
import { type Currency, currencies, currencyWords } from '@/src/country/currencies'
import type { Locale } from '@/src/i18n/locales'

/** An amount as a sentence says it. */
export type WrittenAmount = { currency: Currency; amount: number; written: string; position: number }

const sign = currencies.map((currency) => currencyWords[currency]).join('|')
// At most seven groups: a long row of them would be read anew from each of its numbers.
const number = '(?<![\\d.,])(?:\\d{1,3}(?:[\\s.,]\\d{3}){1,7}(?:[.,]\\d{1,4})?|\\d+(?:[.,]\\d{1,4})?)(?!\\d)'
const multiple = 'mil milhões|mil milhão|milhões|milhão|mil|thousand|million|billion'
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<before>${sign})\\s?(?<first>${number})(?:\\s(?<firstMultiple>${multiple})(?!\\p{L}))?|` +
    `(?<second>${number})(?:\\s(?<secondMultiple>${multiple})(?:\\sde)?)?\\s?(?<after>${sign})(?!\\p{L})`,
  'giu',
)

const factors: Readonly<Record<string, number>> = {
  mil: 1e3,
  thousand: 1e3,
  milhão: 1e6,
  milhões: 1e6,
  million: 1e6,
  'mil milhão': 1e9,
  'mil milhões': 1e9,
  billion: 1e9,
}

/** The amounts of money in a text, with their currencies, in the order in which they stand there. */
export function findAmounts(text: string, locale: Locale): WrittenAmount[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { before, first, firstMultiple, second, secondMultiple, after } = match.groups ?? {}
    const currency = currencyOf(before ?? after ?? '')
    const factor = factors[(firstMultiple ?? secondMultiple ?? '').toLowerCase()] ?? 1
    if (!currency) return []
    const amount = readNumber(first ?? second ?? '', locale) * factor
    return [{ currency, amount, written: match[0], position: match.index }]
  })
}

function currencyOf(written: string): Currency | undefined {
  return currencies.find((currency) => new RegExp(`^(?:${currencyWords[currency]})$`, 'iu').test(written))
}

/** A sign of the other language is taken for what its place says: three digits after it are a group. */
function readNumber(written: string, locale: Locale): number {
  const group = new RegExp(`\\${groupSigns[locale]}(?=\\d{3}(?!\\d))`, 'g')
  return Number(written.replaceAll(/\s/g, '').replaceAll(group, '').replace(',', '.'))
}
