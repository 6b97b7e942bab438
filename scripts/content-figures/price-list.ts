import type { ContentText } from './content-texts'

const priceList = 'pages/private/pricing.yaml'

/** An amount of kwanzas or a percentage, as each language writes it, without the spaces. */
const charges = {
  pt: /\d+(?:\s\d{3})*(?:,\d+)?\s(?:Kz|%)/gu,
  en: /Kz\s\d+(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?%/gu,
} as const

const priceRow = /\.prices\.\d+\.(?:value|detail)\.(?:pt|en)$/

/** Amounts of money in a row of prices that are worked out there and charged by nobody. */
const isExample = (text: ContentText, texts: readonly ContentText[]) => {
  const row = text.field.replace(/\.(?:value|detail)\.(?:pt|en)$/, '.label.pt')
  return texts.some(({ file, field, text: label }) => file === text.file && field === row && /^Exemplo/.test(label))
}

/**
 * What a row of prices on another page charges and the price list does not name, although the price list is what counts. The part
 * for companies and the one for private customers are kept apart; taxes are for both.
 */
export function findMissingCharges(texts: readonly ContentText[]): string[] {
  const listed = texts.filter(({ file, field }) => file === priceList && priceRow.test(field))
  const companies = blockWith('companies', texts)
  const taxes = blockWith('taxes', texts)
  const partOf = (text: ContentText) => text.field.split('.').slice(0, 2).join('.')
  const known = (isCorporate: boolean, language: 'pt' | 'en') =>
    new Set(
      listed
        .filter((text) => partOf(text) === taxes || (partOf(text) === companies) === isCorporate)
        .filter((text) => text.language === language)
        .flatMap(({ text }) => chargesIn(text, language)),
    )
  const lists = {
    private: { pt: known(false, 'pt'), en: known(false, 'en') },
    corporate: { pt: known(true, 'pt'), en: known(true, 'en') },
  }
  return texts.flatMap((text) => {
    const section = /^pages\/(private|corporate)\//.exec(text.file)?.[1]
    if (text.file === priceList || text.language === null || !priceRow.test(text.field)) return []
    if ((section !== 'private' && section !== 'corporate') || isExample(text, texts)) return []
    const list = lists[section][text.language]
    return chargesIn(text.text, text.language)
      .filter((charge) => !list.has(charge))
      .map(
        (charge) =>
          `site/content/${text.file}:${text.line}: charges ${charge}, which site/content/${priceList} does not name`,
      )
  })
}

/** The place of the block of the price list that has an anchor, such as `layout.8`. */
function blockWith(anchor: string, texts: readonly ContentText[]): string {
  const found = texts.find(
    ({ file, field, text }) => file === priceList && field.endsWith('.anchor') && text === anchor,
  )
  return found ? found.field.split('.').slice(0, 2).join('.') : `no ${anchor}`
}

function chargesIn(text: string, language: 'pt' | 'en'): string[] {
  const found = [...text.matchAll(charges[language])].map(([charge]) => charge.replaceAll(/\s/gu, ' '))
  // Nothing is not charged.
  return found.filter((charge) => charge !== '0 Kz' && charge !== 'Kz 0')
}

/** How pages state the nominal rate of the credit they are about. */
const statedRate = {
  pt: /TAN (?:fixa |variável, actualmente )?(?:de )?(\d+(?:,\d+)?)\s%/gu,
  en: /nominal annual rate(?: of|, currently)? (\d+(?:\.\d+)?)%/giu,
} as const

/**
 * Nominal rates that a credit's own page, its simulator and the price list state differently. A row of the price list and a product
 * of a simulator are about the page that has their name.
 */
export function findRateContradictions(texts: readonly ContentText[]): string[] {
  const rates = new Map<string, { rate: string; where: string }>()
  for (const label of texts.filter(
    ({ file, field }) => file === priceList && /\.prices\.\d+\.label\.pt$/.test(field),
  )) {
    const value = texts.find(({ file, field }) => file === priceList && field === label.field.replace('label', 'value'))
    const rate = /^(?:Desde |Até )?(\d+(?:,\d+)?)\s%$/u.exec(value?.text ?? '')?.[1]
    const name = label.text.replace(/ \(TAN\)$/, '')
    if (rate && value && !rates.has(name)) rates.set(name, { rate, where: `site/content/${value.file}:${value.line}` })
  }
  const pages = texts.filter(
    ({ file, field }) => /^pages\/(?:private|corporate)\/credit\//.test(file) && field === 'title.pt',
  )
  return pages.flatMap(({ file, text: name }) => {
    const listed = rates.get(name)
    if (!listed)
      return [`site/content/${file}:1: no row of site/content/${priceList} states the nominal rate of "${name}"`]
    return texts
      .filter((text) => text.file === file)
      .flatMap(({ line, language, text }) =>
        [...text.matchAll(statedRate[language ?? 'pt'])]
          .map(([, stated]) => stated?.replace('.', ','))
          .filter((stated) => stated !== listed.rate)
          .map(
            (stated) =>
              `site/content/${file}:${line}: a nominal rate of ${stated} %, but ${listed.where} says ${listed.rate} %`,
          ),
      )
  })
}
