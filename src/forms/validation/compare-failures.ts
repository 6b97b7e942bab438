import type { SchemaFailure } from './form-validator'

/** Keywords in the order in which they are said when an answer breaks several. */
const ranks = [
  'required',
  'type',
  'const',
  'enum',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
]

/**
 * Sorts what is said first to the front: the answer as a whole before its parts. Every two different failures have an order,
 * so that validators that list them differently say the same.
 */
export function compareFailures(one: SchemaFailure, other: SchemaFailure): number {
  return (
    one.path.length - other.path.length ||
    toRank(one) - toRank(other) ||
    compareTexts([...one.path, one.keyword].join('/'), [...other.path, other.keyword].join('/'))
  )
}

function toRank({ keyword }: SchemaFailure): number {
  const rank = ranks.indexOf(keyword)
  return rank === -1 ? ranks.length : rank
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
