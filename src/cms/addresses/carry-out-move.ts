import { channel } from 'node:diagnostics_channel'
import type { Payload } from 'payload'
import { runAsOne } from '@/src/database/statements'
import { publicationChannel } from '@/src/publications/publication'
import { findNewestPublication } from '../feed/publication-feed'
import { findAtOrBelow } from './find-below'
import type { PlannedMove } from './move'
import { type MoveBelow, toMoveStatements } from './move-statements'
import { readStoredAddress } from './read-stored-address'

/**
 * Moves everything below a document whose new address is stored, writes the redirects in every language concerned and announces
 * it all, as one: after a crash it is either done or still noted, and `finishMoves` does it at the next start.
 *
 * @returns false when the save never reached the document, so that there is nothing to do.
 */
export async function carryOutMove(payload: Payload, plan: PlannedMove): Promise<boolean> {
  if (!(await isStored(payload, plan))) return false
  const moves: MoveBelow[] = []
  for (const move of plan.moves) {
    const { stored } = await findAtOrBelow(payload, move.locale, move.from)
    moves.push({ ...move, below: stored.filter(({ path }) => path !== move.from) })
  }
  await runAsOne(payload, toMoveStatements(plan, moves))
  const newest = await findNewestPublication(payload)
  if (newest) channel(publicationChannel).publish({ seq: newest.seq })
  return true
}

async function isStored(payload: Payload, plan: PlannedMove): Promise<boolean> {
  const { parent, byLocale } = await readStoredAddress(payload, plan.collection, plan.id)
  const own = plan.moves.find(({ locale }) => locale === plan.savedLocale)
  return parent === plan.parent.to && (own === undefined || byLocale[own.locale]?.path === own.to)
}
