import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese'
import type { Locale } from '@/src/i18n/locales'

/** A word as everybody types it: small letters, no accents. */
export function foldWord(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * The stem that the forms of a word share. Portuguese plurals in -ões and -ães are brought back to -ão first, because the
 * stemmer (Snowball) knows them by their accents only, and many visitors type none.
 *
 * @param word already folded.
 */
export function stemWord(word: string, locale: Locale): string {
  if (locale === 'en') return stemEnglish(word)
  return stemPortuguese(word.replace(/(?:oes|aes)$/, 'ao'))
}

/** The words of a text in their order, folded. Numbers are words too. */
export function splitWords(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words that stand everywhere and tell nothing apart. */
const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  pt: new Set(
    'a ao aos as com como da das de do dos e em essa esse esta este eu isso isto ja lhe mais mas me meu minha muito na nas nem no nos o os ou para pela pelas pelo pelos por qual quais que se sem ser seu sua seus suas so sobre tem um uma uns umas ha onde quando quanto fazer faco posso quero preciso'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a an and are as at be by can do does for from get has have how i if in into is it its me my need of on or our so that the their there this to was we what when where which who why will with you your want'.split(
      ' ',
    ),
  ),
}

/** The words of a question that tell something apart; all of them when none does. */
export function meaningfulWords(question: string, locale: Locale): string[] {
  const words = splitWords(question)
  const meaningful = words.filter((word) => !stopWords[locale].has(word))
  return meaningful.length > 0 ? meaningful : words
}
