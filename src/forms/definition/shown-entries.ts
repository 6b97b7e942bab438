import type { Condition } from './condition'
import type { Field } from './field'

/** An entry of the list that is in use, with what decides whether it is shown. */
export type LiveEntry = { entry: Field; showWhen: Condition | null; section: string | null; isConditional: boolean }

/**
 * The entries that are in use, each with the conditional section it is in. A section holds what follows it, up to the next
 * section or to an entry that leaves it; one that is retired holds nothing: what follows it belongs to the section before.
 */
export function toLiveEntries(fields: readonly Field[]): LiveEntry[] {
  let section: string | null = null
  return fields.flatMap((entry): LiveEntry[] => {
    // Also of an entry that is retired: what it kept out of the section must not slip into it.
    if (entry.leavesSection) section = null
    if (entry.retired) return []
    const { showWhen } = entry
    if (entry.type === 'section') {
      section = showWhen === null ? null : entry.key
      return [{ entry, showWhen, section: null, isConditional: showWhen !== null }]
    }
    return [{ entry, showWhen, section, isConditional: showWhen !== null || section !== null }]
  })
}
