import type { Payload, Where } from 'payload'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import { leads } from '@/src/database/leadership'
import { type Condition, endCondition, holdCondition } from '@/src/health/conditions'
import { defaultLocale } from '@/src/i18n/locales'
import type { CaseSystem } from '@/src/platform/case-system-settings'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import type { Submission } from '@/src/stored-types/payload-types'
import { toCaseArchive } from '../cases/case-archive'
import { toSheets } from '../cases/case-export'
import { toCaseSheet } from '../cases/case-sheet'
import { recordStep } from '../cases/record-step'
import { readInboxes } from '../inboxes/read-inboxes'
import { openCases } from '../rights/open-cases'
import { CaseNotTaken, deliverCase } from './deliver-case'

/** What a turn did, and how many cases still wait. */
type HandingOver = { handedOver: number; waiting: number }

/** Cases that one turn hands over; the next begins soon. */
const mostAtOnce = 50

const notTaken: Condition = { name: 'case-system', kind: 'fault', text: staffTexts.caseSystem.fault }

const trusted = { depth: 0, overrideAccess: true } as const // the platform's own work, decided by two people of the inbox

/**
 * Hands over what came into inboxes that two people have said hand over, the oldest first; does nothing where another process leads. A case that the system has taken is not handed over
 * again, but for a process that ends between the two: then the system has it twice, under one name.
 */
export async function handOverCases(
  payload: Payload,
  system: CaseSystem | null = env.caseSystem,
): Promise<HandingOver> {
  const done = { handedOver: 0, waiting: 0 }
  if (system === null) return done
  if (!leads()) {
    // Whoever leads now says how it is; what this process said when it led is no news any more.
    endCondition(notTaken.name)
    return done
  }
  const isWaiting = await waitingIn(payload)
  const failures = new Set<string>()
  let after = 0
  while (done.handedOver < mostAtOnce) {
    // Read when its turn comes: what was erased or moved away meanwhile does not go.
    const submission = await findNext(payload, { and: [isWaiting, { id: { greater_than: after } }] })
    if (!submission) break
    after = submission.id
    const failure = await tryToHandOver(payload, system, submission)
    if (failure === null) done.handedOver += 1
    else failures.add(failure.message)
    // What does not answer now does not answer for the next one either.
    if (failure !== null && !failure.isOfCase) break
  }
  done.waiting = (await payload.count({ collection: 'submissions', where: isWaiting, ...trusted })).totalDocs
  if (failures.size === 0) endCondition(notTaken.name)
  else {
    holdCondition(notTaken)
    log.error('Cases cannot be handed over', { reasons: [...failures], waiting: done.waiting })
  }
  if (done.handedOver > 0) log.info('Cases were handed over', done)
  return done
}

/** What waits in the inboxes that hand over. */
async function waitingIn(payload: Payload): Promise<Where> {
  const inboxes = (await readInboxes(payload)).filter(({ handsOver }) => handsOver).map(({ id }) => id)
  return { handOver: { equals: 'due' }, inbox: { in: [0, ...inboxes] }, anonymisedOn: { exists: false } }
}

async function findNext(payload: Payload, where: Where): Promise<Submission | undefined> {
  const { docs } = await payload.find({
    ...{ collection: 'submissions', where, sort: 'id', limit: 1, pagination: false, ...trusted },
  })
  return docs[0]
}

async function tryToHandOver(
  payload: Payload,
  system: CaseSystem,
  submission: Submission,
): Promise<CaseNotTaken | null> {
  const { id, reference, deliveryId } = submission
  try {
    await deliverCase(system, { reference, deliveryId, archive: await toArchive(payload, submission) })
  } catch (error) {
    if (error instanceof CaseNotTaken) return error
    return new CaseNotTaken(error instanceof Error ? error.message : String(error), false)
  }
  await recordStep(payload, { user: null, of: submission, step: { kind: 'handedOver' } })
  await payload.update({ collection: 'submissions', id, data: { handOver: 'done' }, ...trusted })
  return null
}

/** @throws CaseNotTaken when something of the case cannot be read: the next one may be whole. */
async function toArchive(payload: Payload, submission: Submission): Promise<Buffer> {
  const [opened] = await openCases(payload, [submission])
  if (!opened) throw new Error('A case was not opened')
  try {
    return await toCaseArchive(opened, toSheets(toCaseSheet(opened, defaultLocale), defaultLocale))
  } catch (error) {
    throw new CaseNotTaken(error instanceof Error ? error.message : String(error), true)
  }
}
