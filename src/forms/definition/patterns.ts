import { z } from 'zod'
import { reviewedPatterns } from './reviewed-patterns'

/** The patterns of the list, by name. */
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
