import type { Payload } from 'payload'
import { whileClaimed } from '@/src/database/claim'
import { carryOutMove } from './carry-out-move'
import { moveKeyStart, plannedMove } from './move'

/**
 * Carries out the moves that a crash came into, at start: the document has its new address, those below it do not yet. What was
 * noted for a save that was refused after all is forgotten, and what another process is at now is left to it.
 *
 * @returns how many moves were finished.
 */
export async function finishMoves(payload: Payload): Promise<number> {
  let finished = 0
  for (const key of (await payload.kv.keys()).filter((name) => name.startsWith(moveKeyStart))) {
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
