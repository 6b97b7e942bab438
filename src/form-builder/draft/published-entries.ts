import type { Field } from '@/src/forms/definition/field'
import type { FormDefinition } from '@/src/forms/definition/form-definition'

/** What was published of entries, by key: stored answers rest on it. */
export type PublishedEntries = ReadonlyMap<string, { type: Field['type']; optionValues: ReadonlySet<string> }>

/** Everything that any version of a form published. @param versions in any order */
export function toPublishedEntries(versions: readonly FormDefinition[]): PublishedEntries {
  const published = new Map<string, { type: Field['type']; optionValues: Set<string> }>()
  for (const entry of versions.flatMap(({ fields }) => fields)) {
    const known = published.get(entry.key) ?? { type: entry.type, optionValues: new Set<string>() }
    if ('options' in entry) for (const { value } of entry.options) known.optionValues.add(value)
    published.set(entry.key, known)
  }
  return published
}
