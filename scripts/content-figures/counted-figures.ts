import type { ContentText } from './content-texts'

/** Numbers as texts write them: digits, or a word from two upwards. One is an article as well, and says no figure. */
const numbers = {
  pt: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|dezasseis|dezassete|dezoito|dezanove|vinte|trinta',
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty',
} as const

/** What the bank has a number of, and the placeholder that states it. */
const counted = [
  { placeholder: '{branches}', pt: 'balcões', en: 'branches' },
  { placeholder: '{branchProvinces}', pt: 'províncias', en: 'provinces' },
  { placeholder: '{cashPoints}', pt: 'caixas automáticos', en: 'cash points' },
  { placeholder: '{corporateCentres}', pt: 'centros de empresas', en: 'corporate centres' },
] as const

/**
 * Figures that are counted from the data and stand in a text all the same, and figures of the site settings that a text writes
 * out again: the first are wrong as soon as a branch opens, the second as soon as the setting changes.
 */
export function findWrittenFigures(texts: readonly ContentText[]): string[] {
  const settings = texts.filter(({ file }) => file === 'globals/site-settings.yaml')
  const elsewhere = texts.filter(({ file }) => file !== 'globals/site-settings.yaml')
  return [...elsewhere.flatMap(findCounted), ...elsewhere.flatMap((text) => findSettings(text, settings))]
}

function findCounted({ file, line, language, text }: ContentText): string[] {
  if (language === null) return []
  return counted.flatMap(({ placeholder, ...nouns }) => {
    const pattern = new RegExp(`\\b(\\d+|${numbers[language]}) (?:outr[ao]s |other )?${nouns[language]}\\b`, 'giu')
    return [...text.matchAll(pattern)].map(
      ([found, number]) =>
        `site/content/${file}:${line}: "${found}" states ${number}; write ${placeholder}, which is counted`,
    )
  })
}

/** Nouns that a figure of the settings counts, with the number before them. */
const nounsOfSettings: Readonly<Record<string, { pt: string; en: string }>> = {
  employees: { pt: '(\\d+) (?:colaboradores|pessoas e)', en: '(\\d+) (?:employees|people,)' },
  openingYear: {
    pt: '(?:empresas desde|ao público em) (\\d{4})',
    en: '(?:companies since|to the public in) (\\d{4})',
  },
}

/** Elsewhere, numbers of people are those of customers. */
const aboutTheBank = /^(?:pages\/who-we-are|people)[./]/

function findSettings({ file, line, language, text }: ContentText, settings: readonly ContentText[]): string[] {
  if (language === null || !aboutTheBank.test(file)) return []
  return Object.entries(nounsOfSettings).flatMap(([name, pattern]) => {
    const value = settingOf(name, language, settings)
    return [...text.matchAll(new RegExp(pattern[language], 'giu'))].map(
      ([found, number]) =>
        `site/content/${file}:${line}: "${found}" states ${number}, the site settings ${value}; write {${name}} instead`,
    )
  })
}

function settingOf(name: string, language: 'pt' | 'en', settings: readonly ContentText[]): string {
  const row = settings.find(({ field, text }) => /^figures\.\d+\.name$/.test(field) && text === name)
  const field = row?.field.replace(/name$/, `value.${language}`)
  return settings.find((text) => text.field === field)?.text ?? 'nothing'
}
