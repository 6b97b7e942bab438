import { fromUnits, toUnits } from '../currency-converter/decimal'

/** By how much a rate moved, and where to; `by` is a decimal of four places without a sign. */
export type Movement = { way: 'up' | 'down' | 'none'; sign: '+' | '−' | ''; by: string }

/** Decimal places of a rate. */
const places = 4

/** @throws RangeError when one of them is no decimal with at most four places. */
export function toMovement(from: string, to: string): Movement {
  const moved = toUnits(to, places) - toUnits(from, places)
  if (moved === 0n) return { way: 'none', sign: '', by: '0' }
  return moved > 0n
    ? { way: 'up', sign: '+', by: fromUnits(moved, places) }
    : { way: 'down', sign: '−', by: fromUnits(-moved, places) }
}
