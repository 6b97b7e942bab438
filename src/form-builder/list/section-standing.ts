import type { Field } from '@/src/forms/definition/field'
import type { LiveEntry } from '@/src/forms/definition/shown-entries'

/** How an entry stands to the sections of its form. */
export type SectionStanding = {
  /** The section whose condition decides about it; null when none does. */
  section: Field | null
  /** What a section with a condition decides about; null for every other entry. */
  carried: readonly Field[] | null
}

/** @param live the entries of the form that are in use. */
export function toStanding({ key, type, showWhen }: Field, live: readonly LiveEntry[]): SectionStanding {
  const own = live.find(({ entry }) => entry.key === key)
  const section = live.find(({ entry }) => entry.key === own?.section)?.entry ?? null
  const carries = (type === 'section' || type === 'page') && showWhen !== null && own !== undefined
  return { section, carried: carries ? live.filter((other) => other.section === key).map(({ entry }) => entry) : null }
}
