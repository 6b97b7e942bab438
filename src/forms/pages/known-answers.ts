import type { FormDefinition } from '../definition/form-definition'
import { toLiveEntries } from '../definition/shown-entries'

/** The keys of what conditions on a page ask about, there or on other pages, and of what those conditions rest on. */
export function toKeysAskedAbout({ fields }: Pick<FormDefinition, 'fields'>, onPage: readonly string[]): Set<string> {
  const entries = new Map(toLiveEntries(fields).map((live) => [live.entry.key, live]))
  const asked = new Set<string>()
  const visit = (key: string): void => {
    const live = entries.get(key)
    if (!live) return
    for (const { field } of live.showWhen?.tests ?? []) {
      if (asked.has(field)) continue
      asked.add(field)
      visit(field)
    }
    if (live.section !== null) visit(live.section)
  }
  for (const key of onPage) visit(key)
  return asked
}
