import { z } from 'zod'

/**
 * The patterns that staff may choose without knowing what a pattern is. Each is anchored at both ends and linear in time, which
 * a test proves. A published form holds the pattern itself: changing one here changes no form that is published.
 */
export const reviewedPatterns = {
  /** Names as people in Angola write them: letters with their accents, spaces, hyphens and apostrophes ("N'Gola"). */
  letters: "^\\p{L}[\\p{L}\\p{M} '’\\-]*$",
  digits: '^\\d+$',
  /** Bilhete de Identidade: nine digits, two letters of the province, three digits. */
  identityCard: '^\\d{9}[A-Z]{2}\\d{3}$',
  /** Número de Identificação Fiscal: ten digits for a company, the number of the identity card for a person. */
  taxNumber: '^(?:\\d{10}|\\d{9}[A-Z]{2}\\d{3})$',
  /** IBAN of Angola: AO, two check digits and 21 digits, in groups of four or without spaces. */
  iban: '^AO\\d{2}(?: ?\\d{4}){5} ?\\d$',
} as const satisfies Record<ReviewedPattern, string>

export const reviewedPattern = z.enum(['letters', 'digits', 'identityCard', 'taxNumber', 'iban'])
export type ReviewedPattern = z.infer<typeof reviewedPattern>

/** What a text must match: a pattern of the list, or one that an administrator wrote. */
export type Pattern = { reviewed: ReviewedPattern } | { expert: string }

/** The regular expression of a pattern, to be read with the flag `u`. */
export function toRegularExpression(pattern: Pattern): string {
  return 'reviewed' in pattern ? reviewedPatterns[pattern.reviewed] : pattern.expert
}

/** The pattern behind a regular expression: the one of the list when it is the same, character for character. */
export function toPattern(regularExpression: string): Pattern {
  const reviewed = reviewedPattern.options.find((name) => reviewedPatterns[name] === regularExpression)
  return reviewed ? { reviewed } : { expert: regularExpression }
}
