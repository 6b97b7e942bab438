import { type Field, isGroup } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import { toPlaceName } from '../definition/show-name'

/** A regular expression that an administrator wrote for a field. Those of the list are proved once, by a test. */
export type ExpertExpression = { key: string; expression: string }

/** The regular expressions of a form that administrators wrote, in its order. What is retired judges nothing any more. */
export function expertExpressions({ fields }: Pick<FormDefinition, 'fields'>): ExpertExpression[] {
  return fields.filter(({ retired }) => !retired).flatMap(toExpressions)
}

/** Those of an entry, if somebody wrote one: of a group, of what is in use in it. The key is the place. */
export function toExpressions(entry: Field): ExpertExpression[] {
  if (isGroup(entry))
    return expertExpressions(entry).map(({ key, expression }) => ({ key: toPlaceName([entry.key, key]), expression }))
  return 'pattern' in entry && entry.pattern && 'expert' in entry.pattern
    ? [{ key: entry.key, expression: entry.pattern.expert }]
    : []
}
