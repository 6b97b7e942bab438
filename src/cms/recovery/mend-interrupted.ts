import type { Payload } from 'payload'
import { dialect } from '@/src/database/own-dialect'
import { findNotedMoves, finishMoves } from '../addresses/finish-moves'
import { recordMissedPublications } from './record-missed-publications'

/** Ends what a process left half done that was killed: what it stored and announced to nobody, and moves of pages. */
export async function mendInterrupted(payload: Payload): Promise<void> {
  await recordMissedPublications(payload)
  await finishMoves(payload, await findNotedMoves(payload))
}

/** What another process has not told of for so long, in milliseconds, it will not tell of any more. */
const underWayMs = 30_000

/**
 * Makes what the leading process does: the same for others, of which any may be killed at any time while the rest goes on. When it begins to
 * lead, perhaps because one is gone, for all that is there; then again and again. In a file there is no other one, and the start has looked.
 */
export function followOthers(): (payload: Payload, begins: boolean) => Promise<void> {
  let seen: { moves: readonly string[]; at: number } = { moves: [], at: 0 }
  return async (payload, begins) => {
    const now = Date.now()
    if (dialect.name === 'sqlite') return
    if (begins) return mendInterrupted(payload)
    if (now - seen.at < underWayMs) return
    await recordMissedPublications(payload, new Date(now - underWayMs).toISOString())
    const moves = await findNotedMoves(payload)
    // Those that were noted when this process looked last.
    await finishMoves(
      payload,
      moves.filter((move) => seen.moves.includes(move)),
    )
    seen = { moves, at: now }
  }
}
