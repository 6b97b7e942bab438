import type { Payload } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import type { Finding } from '@/src/governance/gate/verdict'
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import type { LocalizedText } from '@/src/languages/localized-texts'
import { readPriceTexts } from './governed-amounts'

/** Names of the fields of simulators that hold percentages of the price list. */
const percentages = /rate|percent|tax|duty|vat/i

/**
 * The percentages that the public simulators calculate with, and those of the price list: entered once, with their source, and approved.
 *
 * @param document what is being judged: the price list may say what it is about to say.
 */
export async function readGovernedRates(payload: Payload, document: unknown): Promise<ReadonlySet<number>> {
  const { docs } = await payload.find({
    collection: 'simulators',
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // what is public does not depend on who asks
  })
  const listed = (await readPriceTexts(payload, document)).flatMap((text) =>
    [...text.matchAll(percentage)].map(([, figure = '']) => toNumber(figure)),
  )
  // Not what golden cases expect: that is no rate of the bank's.
  const calculated = docs.map(({ products, rules }) => ({ products, rules }))
  return new Set([...calculated.flatMap((parts) => findPercentages(parts, false)), ...listed])
}

function findPercentages(value: unknown, isPercentage: boolean): number[] {
  if (typeof value === 'number') return isPercentage ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    findPercentages(part, Array.isArray(value) ? isPercentage : isPercentage || percentages.test(name)),
  )
}

/** A sentence that speaks of what money costs or brings. */
const aboutRates = {
  pt: /(?<!\p{L})(?:taxas?|TAN[BL]?|TAE[GL]?|juros?|spread|comiss(?:ão|ões)|ao ano)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:rates?|interest|AE?R|APR|spread|fees?|commissions?|(?:a|per) year|per annum)(?!\p{L})/iu,
} as const

const percentage = /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s?%/gu

/**
 * Percentages in sentences about rates that no simulator calculates with. Either somebody typed a rate that is not the bank's, or
 * one that nobody will think of when the rate changes.
 */
export function judgeFigures(
  texts: readonly Pick<LocalizedText, 'path' | 'texts'>[],
  governed: ReadonlySet<number>,
  languages: readonly Locale[],
): Finding[] {
  return texts.flatMap(({ path, texts: written }) =>
    languages.flatMap((locale) => {
      const strange = findRates(written[locale], locale).filter((figure) => !governed.has(toNumber(figure)))
      if (strange.length === 0) return []
      const figures = [...new Set(strange)].map((figure) => `${figure} %`).join('; ')
      return {
        severity: 'warning' as const,
        kind: 'figures' as const,
        path,
        at: path,
        ...fillText(staffTexts.judgeFigures.rate, { locale, figures }),
      }
    }),
  )
}

function findRates(text: string, locale: Locale): string[] {
  return text
    .split(/[.!?](?=\s|$)|\n/u)
    .filter((sentence) => aboutRates[locale].test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(percentage)].map(([, figure = '']) => figure))
}

function toNumber(figure: string): number {
  return Number(figure.replace(',', '.'))
}
