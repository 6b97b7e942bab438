import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese'
import type { Locale } from '@/src/i18n/locales'

/** A word as everybody types it: small letters, no accents. */
export function foldWord(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * The stem that the forms of a word share. Portuguese plurals are brought back to their singular first: the stemmer (Snowball) knows
 * some of them by their accents only, which many visitors do not type, and takes others for verbs, as in `empréstimos`.
 *
 * @param word already folded.
 */
export function stemWord(word: string, locale: Locale): string {
  return locale === 'en' ? stemEnglish(word) : stemPortuguese(toSingular(word))
}

/** The singular of a Portuguese plural; of any other word something that its forms share as well. */
function toSingular(word: string): string {
  if (word.length < 4) return word
  if (/(?:oes|aes)$/.test(word)) return word.replace(/.es$/, 'ao')
  if (/ns$/.test(word)) return word.replace(/ns$/, 'm')
  if (/[aou]is$/.test(word)) return word.replace(/is$/, 'l')
  if (/eis$/.test(word) && word.length > 5) return word.replace(/is$/, 'l')
  if (/[rz]es$/.test(word)) return word.replace(/es$/, '')
  return word.replace(/([aeiou])s$/, '$1')
}

/** The words of a text in their order, folded. Numbers are words too. */
export function splitWords(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words with a hyphen as many type them, in one. */
export function joinedWords(text: string): string[] {
  return foldWord(text)
    .split(/[^\p{L}-]/u)
    .filter((word) => /\p{L}-\p{L}/u.test(word))
    .map((word) => word.replaceAll('-', ''))
}

/** Words that stand everywhere and tell nothing apart. */
const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  pt: new Set(
    'a ao aos as com como da das de do dos e em essa esse esta este eu isso isto ja lhe mais mas me meu minha muito na nas nem no nos o os ou para pela pelas pelo pelos por qual quais que se ser seu sua seus suas so sobre tem um uma uns umas ha onde quando quanto fazer faco posso quero preciso ate aqui ali dum duma num numa pra pro q vc vcs voces tou estou ta esta estao sao foi ter tenho tem vou vai ir deixar cada so dar dao me lo la eles ele ela nos vos meus minhas deste desta neste nesta'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a an and are as at be by can do does for from get has have how i if in into is it its me my need of on or our so that the their there this to was we what when where which who why will with you your want am im ive dont cant doesnt didnt should would could will they them he she him her u ur pls please just some any up out much many more go got getting been being had his its these those than then too very'.split(
      ' ',
    ),
  ),
}

/** Whether a folded word stands everywhere and tells nothing apart. */
export function isStopWord(word: string, locale: Locale): boolean {
  return stopWords[locale].has(word)
}

/** The words of a question that tell something apart; all of them when none does. */
export function meaningfulWords(question: string, locale: Locale): string[] {
  const words = splitWords(question)
  const meaningful = words.filter((word) => !isStopWord(word, locale))
  return meaningful.length > 0 ? meaningful : words
}
