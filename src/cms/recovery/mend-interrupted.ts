import type { Payload } from 'payload'
import { dialect } from '@/src/database/own-dialect'
import { finishMoves } from '../addresses/finish-moves'
import { recordMissedPublications } from './record-missed-publications'

/** Ends what a process left half done that was killed: what it stored and announced to nobody, and moves of pages. */
export async function mendInterrupted(payload: Payload): Promise<void> {
  await recordMissedPublications(payload)
  await finishMoves(payload)
}

/** The same for a process that leads from now on, perhaps because another one is gone. In a file there is no other one, and the start has looked. */
export async function mendAfterOthers(payload: Payload): Promise<void> {
  if (dialect.name !== 'sqlite') await mendInterrupted(payload)
}
