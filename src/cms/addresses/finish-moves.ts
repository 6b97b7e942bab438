import type { Payload } from 'payload'
import { whileClaimed } from '@/src/database/claim'
import { carryOutMove } from './carry-out-move'
import { moveKeyStart, plannedMove } from './move'

/** The names under which moves are noted that are not done yet. */
export async function findNotedMoves(payload: Payload): Promise<string[]> {
  return (await payload.kv.keys()).filter((name) => name.startsWith(moveKeyStart))
}

/**
 * Carries out the moves that a crash came into: the document has its new address, those below it do not yet. What was
 * noted for a save that was refused after all is forgotten, and what another process is at now is left to it.
 *
 * @returns how many moves were finished.
 */
export async function finishMoves(payload: Payload, noted: readonly string[]): Promise<number> {
  let finished = 0
  for (const key of noted) {
    const isFinished = await whileClaimed(key, () => finish(payload, key))
    if (isFinished === true) finished++
  }
  return finished
}

async function finish(payload: Payload, key: string): Promise<boolean> {
  const plan = plannedMove.safeParse(await payload.kv.get(key))
  if (plan.success && (await carryOutMove(payload, plan.data))) return true
  await payload.kv.delete(key)
  return false
}
