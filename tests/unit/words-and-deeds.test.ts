import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

/** What the first site says about itself, beside what the product does. */

const read = (name: string): unknown => parse(readFileSync(`site/content/${name}.yaml`, 'utf8'))

/** Every text of one language below a value. */
function textsIn(value: unknown, language: 'pt' | 'en'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, language))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === language && typeof inner === 'string' ? [inner] : textsIn(inner, language),
  )
}

const blocks = z.object({ layout: z.array(z.looseObject({ block: z.string(), anchor: z.string().optional() })) })

function stepsOf(page: string): unknown {
  return blocks.parse(read(page)).layout.filter(({ block }) => block === 'steps')
}

const aboutReports = {
  'pages/private/reporting-channel': read('pages/private/reporting-channel'),
  'pages/who-we-are/reporting-channel': read('pages/who-we-are/reporting-channel'),
  'pages/who-we-are/compliance': stepsOf('pages/who-we-are/compliance'),
  'documents/text/whistleblowing-policy-2026': read('documents/text/whistleblowing-policy-2026'),
}

/** Terms that nothing counts, routes that nothing follows and readers that nobody limits. */
const promises = {
  pt: /\b\d+ dias\b|\bduas pessoas\b|\bsegue(?:m)? (?:directamente )?para o Conselho/iu,
  en: /\b\d+ (?:working )?days\b|\btwo people\b|\b(?:goes|go) (?:straight )?to the Supervisory/iu,
}

describe('what is said about reports', () => {
  const cases = Object.entries(aboutReports).flatMap(([name, page]) => [
    { name, page, language: 'pt' as const },
    { name, page, language: 'en' as const },
  ])

  it.each(cases)('$name promises nothing in $language that the channel does not do', ({ page, language }) => {
    const texts = textsIn(page, language)
    expect(texts.length).toBeGreaterThan(4)
    expect(texts.filter((text) => promises[language].test(text))).toEqual([])
  })

  it('names the time after which the form deletes them', () => {
    const { retentionDays } = z.object({ retentionDays: z.number() }).parse(read('forms/whistleblowing'))
    expect(retentionDays).toBe(5 * 365)
    for (const [name, page] of Object.entries(aboutReports)) {
      if (name.endsWith('compliance')) continue
      expect(textsIn(page, 'pt').join(' '), name).toMatch(/(?:5|cinco) anos depois do envio/u)
      expect(textsIn(page, 'en').join(' '), name).toMatch(/(?:5|five) years after it was sent/u)
    }
  })
})

it('closes every page with the signature that the page about the signature explains', () => {
  const localized = z.object({ pt: z.string(), en: z.string() })
  const { tagline } = z.object({ tagline: localized }).parse(read('globals/site-settings'))
  const { layout } = z
    .object({ layout: z.tuple([z.looseObject({ title: localized })]).rest(z.unknown()) })
    .parse(read('pages/who-we-are/the-bank/signature'))
  expect(tagline).toEqual(layout[0].title)
})

describe('the TAEG', () => {
  const isExplained = {
    pt: /\bTAEG\b[^.]{0,12}\b(?:junta|inclui)\b/u,
    en: /\bTAEG\b[^.]{0,12}\b(?:combines|includes)\b/u,
  }
  const isLimited = { pt: /\bnão inclui (?:prémios de )?seguros?\b/iu, en: /\bdoes not include insurance\b/iu }
  const files = ['pages', 'tips', 'documents', 'simulators', 'forms'].flatMap((folder) =>
    readdirSync(`site/content/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${folder}/${name.replace(/\.yaml$/, '')}`),
  )

  it.each(['pt', 'en'] as const)('is not explained in %s without what it leaves out', (language) => {
    const explaining = files
      .map((name) => ({ name, text: textsIn(read(name), language).join(' ').replaceAll('**', '') }))
      .filter(({ text }) => isExplained[language].test(text))
    expect(explaining.length).toBeGreaterThan(5)
    expect(explaining.filter(({ text }) => !isLimited[language].test(text)).map(({ name }) => name)).toEqual([])
  })
})
