import type { Field } from './field'
import { fieldKey } from './field-key'

/** The most characters of a key. */
export const longestKey = 40
const mostWords = 4

/**
 * A key that says what a label says: its first words without accents, as `camelCase`. The one of the type when nothing of the
 * label can be used.
 */
export function toKey(label: string, type: Field['type']): string {
  const words = label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
  const joined = words
    .map((word, place) =>
      place === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('')
    .slice(0, longestKey)
  return fieldKey.safeParse(joined).success ? joined : type
}

/** A key that nobody has yet: the one that is wanted, or that with a number. */
export function toFreeKey(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  const numbers = Array.from({ length: taken.size + 1 }, (_none, place) => String(place + 2))
  const keys = numbers.map((number) => wanted.slice(0, longestKey - number.length) + number)
  return keys.find((key) => !taken.has(key)) ?? wanted
}
