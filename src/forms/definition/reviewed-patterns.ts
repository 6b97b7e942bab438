// Read by browsers too, so nothing heavy is imported here.
import { iban, identityCard, taxNumber } from '@/src/country/bank'

/**
 * The patterns that staff may choose without knowing what a pattern is. Each is anchored at both ends and linear in time, which
 * a test proves. A published form holds the pattern itself: changing one here changes no form that is published.
 */
export const reviewedPatterns = {
  /** Names: letters with their accents, spaces, hyphens and apostrophes ("N'Gola"). */
  letters: "^\\p{L}[\\p{L}\\p{M} '’\\-]*$",
  digits: '^\\d+$',
  identityCard: identityCard.pattern,
  taxNumber: taxNumber.pattern,
  iban: iban.pattern,
} as const

/** What each is written like, for those who are told that theirs is not. None of them is anybody's. */
export const patternExamples = {
  letters: 'Ana N’Gola',
  digits: '123456',
  identityCard: identityCard.example,
  taxNumber: taxNumber.example,
  iban: iban.example,
} as const satisfies Record<keyof typeof reviewedPatterns, string>

/** The ones whose letters are capitals and whose spaces, dots and hyphens mean nothing: people write them in many ways. */
const codes = [reviewedPatterns.identityCard, reviewedPatterns.taxNumber, reviewedPatterns.iban]

/**
 * A number of an identity card, a taxpayer or an account as it is kept: capitals, without what people put between.
 *
 * @param regularExpression what it must match; a text that must match something else, or nothing, stays as it is.
 */
export function readCode(text: string, regularExpression: string | undefined): string {
  const isCode = codes.some((code) => code === regularExpression)
  if (!isCode) return text
  return text.replaceAll(/[\s\u00a0.\-/]/g, '').toUpperCase()
}
