import type { Code } from './code'

/** What takes longer than an addition, by how much about: a rate is searched for over every period. */
const weights: Readonly<Record<string, number>> = { annuity: 15, power: 10, irr: 200 }

/** How long an expression takes, counted in additions. */
export function weigh(code: Code): number {
  if (!('call' in code)) return 1
  return code.with.reduce((sum, part) => sum + weigh(part), weights[code.call] ?? 1)
}
