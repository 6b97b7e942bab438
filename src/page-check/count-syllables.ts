import type { Locale } from '@/src/i18n/locales'

/** The syllables of one word, at least one. */
export function countSyllables(word: string, locale: Locale): number {
  const letters = word.normalize('NFC').toLowerCase()
  return Math.max(1, locale === 'pt' ? countPortuguese(letters) : countEnglish(letters))
}

const vowel = /[aeiouyáéíóúâêôãõàü]/u
const glide = /[iuü]/u

/**
 * By the rules of Portuguese syllable division: two vowels are one syllable when the second is an unstressed `i` or `u` (`pai`,
 * `couro`) or a nasal diphthong (`mão`, `põe`); the others are two (`di-a`, `co-o-pe-rar`). `u` is silent or a glide after `q` and
 * `g`. A word stressed before its end keeps `ia`, `io`, `ua` together there (`his-tó-ria`).
 */
function countPortuguese(word: string): number {
  const spoken = word.replaceAll(/([qg])[uü](?=[aeioáéíóâêôãõ])/gu, '$1')
  const stressed = spoken.search(/[áéíóúâêô]/u)
  const isStressedEarlier = stressed >= 0 && /[^aeiouáéíóúâêôãõ]/u.test(spoken.slice(stressed))
  const shortened = isStressedEarlier ? spoken.replace(/[iu]([aeo]s?)$/u, '$1') : spoken
  let count = 0
  for (const [position, letter] of [...shortened].entries()) {
    if (!vowel.test(letter)) continue
    const before = shortened[position - 1] ?? ''
    const isSecond = vowel.test(before) && joins(before, letter, shortened.slice(position + 1))
    if (!isSecond) count++
  }
  return count
}

/** Whether a vowel belongs to the syllable of the vowel before it. */
function joins(before: string, letter: string, after: string): boolean {
  if (/[ãõ]/u.test(before)) return /[oei]/u.test(letter)
  if (!glide.test(letter)) return false
  // `ra-i-nha`, `ru-im`, `ra-iz`: what closes the syllable makes the vowel its own.
  return !/^(?:nh|[lmnrz](?![aeiouáéíóúâêôãõh]))/u.test(after)
}

/** By groups of vowels, without the endings that are written and not spoken (`make`, `used`, `makes`, `state-ment`). */
function countEnglish(word: string): number {
  const letters = word.replaceAll(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters
    .replace(/(?<=[^aeiouy])e(?=(?:ful|less|ly|ments?|ness)$)/, '')
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
  return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1
}
