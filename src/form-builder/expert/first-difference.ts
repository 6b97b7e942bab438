import { isJsonObject } from '@/src/forms/definition/json'

/** The path of the first value that is in one of two JSON values and not, or otherwise, in the other; null when they are equal. */
export function findFirstDifference(one: unknown, other: unknown): string[] | null {
  const [ours, theirs] = [toParts(one), toParts(other)]
  if (!ours || !theirs || Array.isArray(one) !== Array.isArray(other)) return Object.is(one, other) ? null : []
  for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
    if (!ours.has(name) || !theirs.has(name)) return [name]
    const inner = findFirstDifference(ours.get(name), theirs.get(name))
    if (inner) return [name, ...inner]
  }
  return null
}

function toParts(value: unknown): ReadonlyMap<string, unknown> | null {
  if (Array.isArray(value)) return new Map(value.map((part: unknown, place) => [String(place), part]))
  return isJsonObject(value) ? new Map(Object.entries(value)) : null
}
