import type { GenericTranslationsObject } from '@payloadcms/translations'
import { enTranslations } from '@payloadcms/translations/languages/en'
import { ptTranslations } from '@payloadcms/translations/languages/pt'
import { deepMergeSimple } from 'payload'
import { expect, it } from 'vitest'
import config from '../configuration/payload.config'
import { ptAngola, ptAngolaEditor } from './pt-ao'

/** Every text under its path: `general:save` and the like. */
function textsOf(texts: GenericTranslationsObject, path: string[] = []): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[[...path, key].join(':'), value] as const]
        : [...textsOf(value, [...path, key]).entries()],
    ),
  )
}

/** The places of values and of elements in a text. */
const placesOf = (text: string | undefined) => text?.match(/\{\{.*?\}\}|<[^>\s]*>/g)?.toSorted()

const payloadTexts = textsOf(ptTranslations)
const ownTexts = textsOf(ptAngola)

/** What the admin shows: Payload's texts under what the configuration holds after Payload has read it. */
async function shownTexts() {
  const { translations } = (await config).i18n
  return textsOf(deepMergeSimple(ptTranslations, translations.pt ?? {}))
}

const brazilian = [
  'vocês?',
  'usuári\\p{L}*',
  'senhas?',
  'salv\\p{L}*',
  'arquiv\\p{L}*',
  'delet\\p{L}*',
  'exclu\\p{L}*',
  'apag\\p{L}*',
  'lixeira',
  'busc\\p{L}*',
  'cadastr\\p{L}*',
  'registr\\p{L}*',
  'acess(?!o)\\p{L}+',
  'gerenci\\p{L}*',
  'exib\\p{L}*',
  'habilit\\p{L}*',
  'requisi\\p{L}*',
  'baixar',
  'telas?',
  'abas?',
  'controle',
  'contatos?',
  'cardápio',
  'cultura',
  '[dn]?ess[ea]s? (?!pessoa)\\p{L}+',
  'email',
  'log ?(in|out)',
  'logad\\p{L}*',
  'links?',
  'uploads?',
  'status',
  'layout',
  'characters',
  '(?!quando|segundo)\\p{L}+[aei]ndo',
  '\\p{L}*[ôê][nm][aeiou]\\p{L}*',
]

const spelledAfter1990 = [
  '(inter)?aç(ão|ões)',
  '(des|in|inter|re)?ativ\\p{L}*',
  '(des)?atua[lç]\\p{L}*',
  '(cole|sele|dire|proje|prote|corre|exce|rece|conce|perce|afe|infe|obje|refle)ç\\p{L}*',
  '(des)?selecion\\p{L}*',
  '(in)?corret\\p{L}*',
  '(dire|obje|proje|exce|ado|dete|aspe|cara|respe|efe|prote|arquite)t[aoi]\\p{L}*',
  '(in)?exat\\p{L}*',
  'fator\\p{L}*',
  'setor\\p{L}*',
  'diret\\p{L}*',
  '(ót|ot)im\\p{L}*',
  'eletr\\p{L}*',
  'conex\\p{L}*',
]

it('overrides only texts that Payload has, each with another text', () => {
  for (const [path, text] of ownTexts) {
    expect(payloadTexts.has(path), path).toBe(true)
    expect(text, path).not.toBe(payloadTexts.get(path))
  }
})

it('overrides only texts that the editor has, and keeps the places of values in them', async () => {
  const { translations } = (await config).i18n
  const english = textsOf(translations.en ?? {})
  for (const [path, text] of textsOf(ptAngolaEditor)) {
    expect(english.has(path), path).toBe(true)
    expect(placesOf(text), path).toEqual(placesOf(english.get(path)))
  }
})

it('keeps the places of values, as the English texts have them: one of the Portuguese of Payload is wrong', () => {
  const english = textsOf(enTranslations)
  for (const [path, text] of ownTexts) {
    expect(placesOf(text), path).toEqual(placesOf(english.get(path)))
  }
})

it.each(['Guardar', 'Pesquisar por {{label}}', 'Actualizado em', 'Activos: {{count}}'])(
  'shows "%s" in the admin',
  async (text) => {
    expect([...(await shownTexts()).values()]).toContain(text)
  },
)

it.each([...brazilian, ...spelledAfter1990])('shows no text with /%s/', async (word) => {
  const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu')
  const found = [...(await shownTexts())].filter(([, text]) => pattern.test(text.replace(/\{\{\w+\}\}|<[^>]*>/g, ' ')))
  expect(found).toEqual([])
})
