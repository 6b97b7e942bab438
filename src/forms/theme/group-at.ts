import type { EntryInLanguage, FormInLanguage, GroupInLanguage } from '../language/form-in-language'

/** A group of a form, with the keys on the way to it. */
export type GroupAt = { group: GroupInLanguage; keys: readonly string[] }

/** The group at the end of a way through answers: keys, and places in lists. None where the way leads elsewhere. */
export function findGroupAt({ entries }: FormInLanguage, path: readonly (string | number)[]): GroupAt | null {
  const keys = path.filter((name) => typeof name === 'string')
  let [inside, found]: [readonly EntryInLanguage[], GroupInLanguage | null] = [entries, null]
  for (const key of keys) {
    const group = inside.find((entry) => entry.key === key)
    if (group?.kind !== 'group') return null
    ;[inside, found] = [group.entries, group]
  }
  return found && { group: found, keys }
}
