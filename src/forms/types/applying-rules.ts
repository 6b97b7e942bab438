import type { RuleName } from '../definition/rules'

/** The rule, when it applies. */
export function when(applies: boolean, rule: RuleName): RuleName[] {
  return applies ? [rule] : []
}

/** The rules of a text with these limits. */
export function lengthRules({ minLength }: { minLength: number }): RuleName[] {
  return [...when(minLength > 1, 'tooShort'), 'tooLong']
}

/** The rules of a number with these limits; null is none. */
export function boundRules({ minimum, maximum }: { minimum: number | null; maximum: number | null }): RuleName[] {
  return [...when(minimum !== null, 'tooSmall'), ...when(maximum !== null, 'tooLarge')]
}
