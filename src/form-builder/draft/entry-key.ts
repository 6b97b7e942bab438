import type { Field } from '@/src/forms/definition/field'
import { longestKey, toKey } from '@/src/forms/definition/made-key'

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
