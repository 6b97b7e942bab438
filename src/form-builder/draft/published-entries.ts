import type { Field } from '@/src/forms/definition/field'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { toPlacedEntries } from '@/src/forms/definition/placed-entries'

/** What was published of entries, by place: stored answers rest on it. */
export type PublishedEntries = ReadonlyMap<string, { type: Field['type']; optionValues: ReadonlySet<string> }>

/** Everything that any version of a form published. @param versions in any order */
export function toPublishedEntries(versions: readonly FormDefinition[]): PublishedEntries {
  const published = new Map<string, { type: Field['type']; optionValues: Set<string> }>()
  for (const { entry, place } of versions.flatMap(({ fields }) => toPlacedEntries(fields))) {
    const known = published.get(place) ?? { type: entry.type, optionValues: new Set<string>() }
    if ('options' in entry) for (const { value } of entry.options) known.optionValues.add(value)
    published.set(place, known)
  }
  return published
}

/** What was published of the entries of a group, by their places in it. */
export function toPublishedWithin(published: PublishedEntries, group: string): PublishedEntries {
  const before = `${group}-`
  return new Map(
    [...published].flatMap(([place, known]) => (place.startsWith(before) ? [[place.slice(before.length), known]] : [])),
  )
}
