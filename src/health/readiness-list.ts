import type { HeldCondition } from './conditions'

/** What `/readyz` says of conditions: names and times. The sentences are for people of the bank, and strangers read this too. */
export function toReadinessList(
  conditions: readonly HeldCondition[],
): Pick<HeldCondition, 'name' | 'kind' | 'since'>[] {
  return conditions.map(({ name, kind, since }) => ({ name, kind, since }))
}
