import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { ownCurrency } from '@/src/country/currencies'
import type { Finding } from '@/src/governance/gate/verdict'
import type { Locale } from '@/src/i18n/locales'
import { findAmounts, type WrittenAmount } from '@/src/i18n/money-in-text'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import type { LocalizedText } from '@/src/languages/localized-texts'
import { type GovernedAmounts, nameAmount } from './governed-amounts'

/** A sentence that speaks of what something costs. */
const aboutPrices = {
  pt: /(?<!\p{L})(?:comiss(?:ão|ões)|mensalidades?|anuidades?|preços?|tarifas?|despesas?|custam?|custos?|cobra\p{L}*)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:fees?|commissions?|charge[sd]?|prices?|tariffs?|costs?)(?!\p{L})/iu,
} as const

/** A price stands in the table of prices without a word that says so. */
const priceCell = /\.prices\.\d+\.value$/

/** What comes before the amount that one unit of a foreign currency costs. */
const beforeRate =
  /(?:câmbio|exchange rate)[^.!?]{0,40}$|(?<![\d.,])1\s(?:USD|EUR|ZAR|GBP|dólar|dollar|euro|rand|libra|pound)\s(?:=|é|vale|custa|is|equals|costs)\s?$/iu

/**
 * Prices and exchange rates in sentences that are not the bank's: no public simulator, price list or published rate has them. Either
 * somebody typed a wrong one, or one that nobody will think of when it changes.
 */
export function judgeAmounts(
  texts: readonly Pick<LocalizedText, 'path' | 'texts'>[],
  governed: GovernedAmounts,
  languages: readonly Locale[],
): Finding[] {
  return texts.flatMap(({ path, texts: written }) =>
    languages.flatMap((locale) => {
      const { prices, rates } = sortAmounts(written[locale], locale, priceCell.test(path))
      const strangeRates = rates.filter((amount) => !governed.exchange.has(nameAmount(amount)))
      const strangePrices = prices.filter((amount) => !governed.prices.has(nameAmount(amount)))
      return [
        ...toFinding(strangeRates, path, fillText(staffTexts.judgeAmounts.rate, { locale })),
        ...toFinding(strangePrices, path, fillText(staffTexts.judgeAmounts.amount, { locale })),
      ]
    }),
  )
}

type Sorted = { prices: WrittenAmount[]; rates: WrittenAmount[] }

/** An amount of nothing is a promise and no price. */
function sortAmounts(text: string, locale: Locale, isPriceCell: boolean): Sorted {
  const sorted: Sorted = { prices: [], rates: [] }
  for (const sentence of text.split(/[.!?](?=\s|$)|\n/u)) {
    const isAboutPrices = isPriceCell || aboutPrices[locale].test(sentence)
    let after = 0
    for (const amount of findAmounts(sentence, locale).filter((found) => found.amount > 0)) {
      // One unit of a foreign currency belongs to the rate that follows.
      if (amount.currency !== ownCurrency && amount.amount === 1) continue
      const before = sentence.slice(after, amount.position)
      if (amount.currency === ownCurrency && beforeRate.test(before)) sorted.rates.push(amount)
      else if (isAboutPrices) sorted.prices.push(amount)
      after = amount.position + amount.written.length
    }
  }
  return sorted
}

function toFinding(amounts: readonly WrittenAmount[], path: string, said: StaffText): Finding[] {
  if (amounts.length === 0) return []
  const list = [...new Set(amounts.map(({ written }) => written))].join('; ')
  return [
    {
      severity: 'warning',
      kind: 'figures',
      path,
      at: path,
      ...fillText(staffTexts.judgeAmounts.found, { said, list }),
    },
  ]
}
