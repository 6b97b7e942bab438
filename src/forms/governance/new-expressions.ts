import type { FormDefinition } from '../definition/form-definition'
import { toExpressions } from './expert-expressions'

/**
 * The entries whose regular expression was not there before. Expressions run on whatever strangers send, so not everybody who
 * may write forms may write them.
 * @param before the form as it was; null when it is new
 */
export function findNewExpressions(before: FormDefinition | null, after: FormDefinition): string[] {
  const known = new Set(before?.fields.flatMap(toExpressions).map(({ expression }) => expression))
  return after.fields
    .flatMap(toExpressions)
    .filter(({ expression }) => !known.has(expression))
    .map(({ key }) => key)
}
