import type { Field } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import { toPlacedEntries } from '../definition/placed-entries'
import type { Finding } from './finding'

/**
 * Keys that stored answers rest on and that are gone or mean something else. What is no longer asked is retired, not deleted:
 * exports keep its column, and nobody gives its key to another question.
 * @param published what was published before, in any order
 */
export function findKeyChanges({ fields }: FormDefinition, published: readonly FormDefinition[]): Finding[] {
  const now = new Map(toTypes(fields))
  const before = new Map(published.flatMap((version) => toTypes(version.fields)))
  return [...before].flatMap(([key, type]): Finding[] => {
    const current = now.get(key)
    if (current === undefined) return [{ name: 'keyGone', key }]
    return current === type ? [] : [{ name: 'typeChanged', key, values: { from: type, to: current } }]
  })
}

function toTypes(fields: readonly Field[]): [string, Field['type']][] {
  return toPlacedEntries(fields).map(({ entry, place }) => [place, entry.type])
}
