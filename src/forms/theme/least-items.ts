import { isJsonObject } from '../definition/json'
import type { EntryInLanguage } from '../language/form-in-language'
import type { RawAnswers } from '../validation/read-answers'

/** What is drawn at first: groups that must be answered are there as often as they must be, with nothing filled in. */
export function withLeastItems(entries: readonly EntryInLanguage[], values: RawAnswers): RawAnswers {
  const groups = entries.filter((entry) => entry.kind === 'group')
  if (groups.length === 0) return values
  const drawn = groups.map((group): [string, unknown] => {
    const inside = (value: unknown): RawAnswers => withLeastItems(group.entries, isJsonObject(value) ? value : {})
    const given = values[group.key]
    if (group.repeat === null) return [group.key, inside(given)]
    const items: unknown[] = Array.isArray(given) ? given : []
    const missing = Array.from({ length: Math.max(0, group.repeat.least - items.length) }, () => ({}))
    return [group.key, [...items, ...missing].map(inside)]
  })
  return { ...values, ...Object.fromEntries(drawn) }
}
