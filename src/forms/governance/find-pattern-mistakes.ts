import type { FormDefinition } from '../definition/form-definition'
import type { PatternCheck } from './check-pattern'
import { expertExpressions } from './expert-expressions'
import type { Finding } from './finding'

const names = { invalid: 'patternInvalid', unanchored: 'patternUnanchored', slow: 'patternSlow' } as const

/** Patterns that administrators wrote and that cannot be used. */
export function findPatternMistakes(form: FormDefinition, check: PatternCheck): Finding[] {
  return expertExpressions(form).flatMap(({ key, expression }): Finding[] => {
    const verdict = check(expression)
    return verdict === 'fine' ? [] : [{ name: names[verdict], key }]
  })
}
