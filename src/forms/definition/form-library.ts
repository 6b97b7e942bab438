import { formLibrary } from '@/src/country/form-library'
import type { Locale } from '@/src/i18n/locales'
import { type Field, field } from './field'

type Once = Extract<Field, { type: 'group' }>

/** A group that forms take from the library. */
export type LibraryGroup = {
  /** What it is for. */
  purpose: Readonly<Record<Locale, string>>
  /** By its key forms remember where theirs came from. */
  group: Once
}

/** The groups of the library, in the order in which they are offered. @throws where the bank wrote one that is no group. */
export const libraryGroups: readonly LibraryGroup[] = formLibrary.map(({ purpose, group }) => {
  const read = field.parse(group)
  if (read.type !== 'group') throw new Error(`${group.key} of the library of forms is no group`)
  return { purpose, group: read }
})

/** A group of the library as a form gets it: it remembers where it came from. @param key that it has in the form. */
export function copyFromLibrary({ group }: LibraryGroup, key: string): Once {
  return { ...group, key, origin: group.key }
}
