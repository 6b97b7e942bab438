import type { Field } from '@/src/forms/definition/field'
import { fieldKey } from '@/src/forms/definition/field-key'

const longestKey = 40
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

/** What an entry's key is made of: its name in English, as keys of code are, or in the language that it has. */
export function toKeyOfEntry(entry: Field): string {
  if (entry.type === 'information') return entry.type
  return toKey(entry.label.en || entry.label.pt, entry.type)
}

/** Whether a key was made of the entry's label, with or without a number, and not chosen by somebody. */
export function isMadeKey(entry: Field): boolean {
  const made = toKeyOfEntry(entry)
  const number = /(?<!\d)\d+$/.exec(entry.key)?.[0] ?? ''
  const endings = Array.from({ length: number.length }, (_none, place) => number.slice(place))
  return (
    entry.key === made || endings.some((ending) => entry.key === made.slice(0, longestKey - ending.length) + ending)
  )
}
