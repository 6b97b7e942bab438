import type { Condition } from './condition'
import type { Field } from './field'

/** An entry of the list that is in use, with what decides whether it is shown. */
export type LiveEntry = { entry: Field; showWhen: Condition | null; section: string | null; isConditional: boolean }

/**
 * The entries that are in use, each with the section it is in. A section that is retired holds nothing: what follows it
 * belongs to the section before.
 */
export function toLiveEntries(fields: readonly Field[]): LiveEntry[] {
  let section: string | null = null
  let isSectionConditional = false
  return fields
    .filter(({ retired }) => !retired)
    .map((entry) => {
      const { showWhen } = entry
      if (entry.type === 'section') {
        section = entry.key
        isSectionConditional = showWhen !== null
        return { entry, showWhen, section: null, isConditional: isSectionConditional }
      }
      return {
        entry,
        showWhen,
        section: isSectionConditional ? section : null,
        isConditional: showWhen !== null || isSectionConditional,
      }
    })
}
