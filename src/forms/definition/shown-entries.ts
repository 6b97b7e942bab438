import type { Condition } from './condition'
import type { Field } from './field'

/** An entry of the list that is in use, with what decides whether it is shown: also the section, or else the page, that holds it. */
export type LiveEntry = { entry: Field; showWhen: Condition | null; section: string | null; isConditional: boolean }

/**
 * The entries that are in use, each with the conditional section it is in, or the conditional page where no section is. A section holds
 * what follows it, up to the next section or page or to an entry that leaves it, and a page what follows up to the next one. One that is
 * retired holds nothing: what follows it belongs to the one before.
 */
export function toLiveEntries(fields: readonly Field[]): LiveEntry[] {
  let page: string | null = null
  let section: string | null = null
  return fields.flatMap((entry): LiveEntry[] => {
    // Also of an entry that is retired: what it kept out of the section must not slip into it.
    if (entry.leavesSection) section = page
    if (entry.retired) return []
    const { key, showWhen } = entry
    if (entry.type === 'page') {
      page = showWhen === null ? null : key
      section = page
      return [{ entry, showWhen, section: null, isConditional: showWhen !== null }]
    }
    if (entry.type === 'section') {
      section = showWhen === null ? page : key
      return [{ entry, showWhen, section: page, isConditional: showWhen !== null || page !== null }]
    }
    return [{ entry, showWhen, section, isConditional: showWhen !== null || section !== null }]
  })
}
