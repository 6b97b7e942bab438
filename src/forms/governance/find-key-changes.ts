import type { FormDefinition } from '../definition/form-definition'
import type { Finding } from './finding'

/**
 * Keys that stored answers rest on and that are gone or mean something else. What is no longer asked is retired, not deleted:
 * exports keep its column, and nobody gives its key to another question.
 * @param published what was published before, in any order
 */
export function findKeyChanges({ fields }: FormDefinition, published: readonly FormDefinition[]): Finding[] {
  const now = new Map(fields.map(({ key, type }) => [key, type]))
  const before = new Map(published.flatMap((version) => version.fields.map(({ key, type }) => [key, type])))
  return [...before].flatMap(([key, type]): Finding[] => {
    const current = now.get(key)
    if (current === undefined) return [{ name: 'keyGone', key }]
    return current === type ? [] : [{ name: 'typeChanged', key, values: { from: type, to: current } }]
  })
}
