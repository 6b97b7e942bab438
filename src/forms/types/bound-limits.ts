import type { Limits } from './field-governance'

/** A least that is more than the most. Null is no limit. */
export const boundLimits: Limits<{ minimum: number | null; maximum: number | null }> = {
  areCrossed: ({ minimum, maximum }) => minimum !== null && maximum !== null && minimum > maximum,
  part: 'maximum',
}
