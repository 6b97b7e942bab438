import type { Limits } from './field-governance'

/** Texts that would have to be shorter than they may be. */
export const lengthLimits: Limits<{ minLength: number; maxLength: number }> = {
  areCrossed: ({ minLength, maxLength }) => minLength > maxLength,
  part: 'maxLength',
}
