import type { Field } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'

/** A regular expression that an administrator wrote for a field. Those of the list are proved once, by a test. */
export type ExpertExpression = { key: string; expression: string }

/** The regular expressions of a form that administrators wrote, in its order. What is retired judges nothing any more. */
export function expertExpressions({ fields }: FormDefinition): ExpertExpression[] {
  return fields.filter(({ retired }) => !retired).flatMap(toExpressions)
}

/** The one of an entry, if somebody wrote one. */
export function toExpressions(entry: Field): ExpertExpression[] {
  return 'pattern' in entry && entry.pattern && 'expert' in entry.pattern
    ? [{ key: entry.key, expression: entry.pattern.expert }]
    : []
}
