import type { FormDefinition } from '../definition/form-definition'
import { checkPattern } from './check-pattern'
import type { Finding } from './finding'

const names = { invalid: 'patternInvalid', unanchored: 'patternUnanchored', slow: 'patternSlow' } as const

/** Patterns that administrators wrote and that cannot be used. Those of the list are proved once, by a test. */
export function findPatternMistakes({ fields }: FormDefinition): Finding[] {
  return fields.flatMap((entry): Finding[] => {
    if (entry.retired || entry.type !== 'text' || !entry.pattern || 'reviewed' in entry.pattern) return []
    const verdict = checkPattern(entry.pattern.expert)
    return verdict === 'fine' ? [] : [{ name: names[verdict], key: entry.key }]
  })
}
