import { definitionOf, type Field, isGroup, isQuestion } from '../definition/field'
import { toLiveEntries } from '../definition/shown-entries'
import type { RuleEntry } from './rule-entry'

/** What the expressions of a form can speak of: all that is in use. */
export function toRuleEntries(fields: readonly Field[]): RuleEntry[] {
  return toLiveEntries(fields).flatMap(({ entry }): RuleEntry[] => {
    const { key } = entry
    if (isQuestion(entry)) return [{ key, schema: definitionOf(entry).toSchema(entry) }]
    if (!isGroup(entry)) return []
    const times = entry.type === 'repeat' ? { least: entry.minimum, most: entry.maximum } : null
    return [{ key, entries: toRuleEntries(entry.fields), times }]
  })
}
