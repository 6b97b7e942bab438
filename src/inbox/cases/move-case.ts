import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import { refusal } from '@/src/fields/refusal'
import type { Submission } from '@/src/stored-types/payload-types'
import { ownInboxes, readInboxes } from '../inboxes/read-inboxes'
import { readsWithoutInbox } from '../submission-access'
import { findHandlers } from './find-handlers'

type Moved = Pick<Submission, 'id' | 'audience' | 'inbox' | 'assignee' | 'handOver'>
type Move = Partial<Pick<Submission, 'inbox' | 'assignee' | 'takenBy' | 'handOver'>>

/**
 * What it takes to move cases to another inbox, or out of every one: whoever does it reads both. Who has a case and does not read it
 * there has it no more.
 *
 * @param to the inbox; null for what lies in none, which compliance reads.
 * @throws 404 when the person does not read the inbox, 409 for cases that only investigators read.
 */
export async function toMove(
  req: PayloadRequest,
  cases: readonly Moved[],
  to: number | null,
): Promise<(one: Moved) => Move> {
  const reads = to === null ? readsWithoutInbox(req.user?.role) : (await ownInboxes(req)).includes(to)
  if (!reads) throw refusal(req, 404, staffTexts.steps.noInbox)
  if (cases.some(({ audience }) => audience !== 'staff')) throw refusal(req, 409, staffTexts.steps.confidential)
  const readers = new Set((await findHandlers(req.payload, { audience: 'staff', inbox: to })).map(({ id }) => id))
  const handsOver = (await readInboxes(req.payload)).some((inbox) => inbox.id === to && inbox.handsOver)
  return ({ assignee, handOver }) => ({
    inbox: to,
    ...(handsOver && handOver !== 'done' ? { handOver: 'due' } : {}),
    ...(assignee && !readers.has(assignee) ? { assignee: null, takenBy: null } : {}),
  })
}
