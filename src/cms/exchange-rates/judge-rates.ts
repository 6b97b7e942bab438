import { isDeepStrictEqual } from 'node:util'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/exchange-rates.json' with { type: 'json' }
import type { DatedRates } from '@/site/schemas/exchange-rates/dated-rates'
import type { RateProblem } from '@/site/schemas/exchange-rates/find-rate-problems'
import { adminText, languageOf } from '@/src/fields/admin-text'
import type { Hindrance } from '@/src/governance/find-hindrance'
import type { State } from '@/src/governance/transitions'
import { judgeAgainstLast } from '@/src/rates/judge-against-last'
import { toReasonsText } from '@/src/rates/rate-problem-text'
import { findRatesOf, parseStoredRates } from '@/src/rates/stored-rates'
import type { ExchangeRate } from '@/src/stored-types/payload-types'
import { hindranceOf, requireAct } from '../access/require-act'
import { contributorsSinceLive } from '../contributions/contribution-rows'
import { hasSeenAll, readLookAt } from '../looks/look-store'
import { toRatesLooked } from './rates-look'

/**
 * Lets nobody publish rates that are not plausible without having looked: what the automatic service brings waits, and a person
 * who approves is told why and has to confirm. Editors enter rates, approvers publish them, and nobody their own.
 */
export const judgeRates: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const rates = parseStoredRates(data)
  if (!rates) return data
  const before = originalDoc ? parseStoredRates(originalDoc) : null
  const isChanged = !isDeepStrictEqual(rates, before)
  const judged: Judged = { ...data, ...(isChanged ? toWriter(req) : readWriter(originalDoc)) }
  const [isLive, goesLive] = [originalDoc?.state === 'published', data['state'] === 'published']
  const isSentBack = data['state'] === 'sentBack' && originalDoc?.state !== 'sentBack'
  const act = toAct({ isLive, goesLive, isChanged, isSentBack })
  // Without a user it is the platform itself, such as the import of `site/content/`.
  if (req.user && (isLive || goesLive || isSentBack)) {
    const subject = `exchange-rates/${originalDoc?.id ?? 'new'}`
    await requireAct(req, act, {
      subject,
      state: toState(originalDoc),
      askedBy: judged.writtenBy ?? null,
      writers: originalDoc ? await contributorsSinceLive(req.payload, subject) : new Set(),
      hasSeen: before !== null && (await hasSeen(req, originalDoc?.id, rates)),
    })
  }
  // Other figures than those that were sent back wait again.
  if (isChanged && data['state'] === 'sentBack' && !isSentBack) judged.state = 'held'
  await refuseSecondOfDay(req, rates, originalDoc?.id)
  if (act === 'rates.keep') return judged
  const problems = await judgeAgainstLast({ payload: req.payload, req }, rates)
  if (!goesLive || problems.length === 0) return { ...judged, problems, confirmedBy: null, isConfirmed: null }
  // What nobody saw waits; the last rates stay.
  if (!req.user) return { ...judged, problems, state: 'held' }
  if (data['isConfirmed'] === true) return { ...judged, problems, confirmedBy: req.user.email, isConfirmed: null }
  throw unconfirmed(req, problems)
}

/** What stands in the way of publishing stored rates, but for what somebody has not seen yet; null when nothing does. */
export async function findRatesHindrance(req: PayloadRequest, stored: ExchangeRate): Promise<Hindrance | null> {
  return hindranceOf(req, 'rates.approve', {
    state: toState(stored),
    askedBy: stored.writtenBy ?? null,
    writers: await contributorsSinceLive(req.payload, `exchange-rates/${stored.id}`),
    hasSeen: true,
  })
}

type Judged = Partial<Pick<ExchangeRate, 'state'>> & Writer

type Step = { isLive: boolean; goesLive: boolean; isChanged: boolean; isSentBack: boolean }

function toAct({
  isLive,
  goesLive,
  isChanged,
  isSentBack,
}: Step): `rates.${'approve' | 'keep' | 'sendBack' | 'takeDown'}` {
  if (goesLive) return isLive && !isChanged ? 'rates.keep' : 'rates.approve'
  return isSentBack && !isLive ? 'rates.sendBack' : 'rates.takeDown'
}

/** What the table of transitions calls the state that rates are stored with. */
function toState(stored: unknown): State {
  const { data } = z.object({ state: z.string() }).safeParse(stored)
  if (!data) return 'none'
  return data.state === 'published' ? 'live' : data.state === 'sentBack' ? 'sentBack' : 'inReview'
}

/** Whether the person behind a request had these rates beside the last ones on their screen, and what is not plausible about them. */
async function hasSeen(req: PayloadRequest, id: unknown, rates: DatedRates): Promise<boolean> {
  if (!req.user) return false
  const { payload } = req
  const looked = await toRatesLooked({ payload, req }, { id: Number(id), rates, language: languageOf(req) })
  return hasSeenAll(await readLookAt(payload, looked, req.user.id))
}

type Writer = Pick<ExchangeRate, 'isByHand' | 'writtenBy' | 'writtenByName'>

/** Whoever changes figures now; nobody when it is the automatic service, or the import of `site/content/`. */
function toWriter({ user }: PayloadRequest): Writer {
  return { isByHand: Boolean(user), writtenBy: user?.id ?? null, writtenByName: user?.name ?? null }
}

const storedWriter = z.object({
  isByHand: z.boolean().nullish(),
  writtenBy: z.number().nullish(),
  writtenByName: z.string().nullish(),
})

function readWriter(stored: unknown): Writer {
  const { isByHand = null, writtenBy = null, writtenByName = null } = storedWriter.parse(stored)
  return { isByHand, writtenBy, writtenByName }
}

async function refuseSecondOfDay(req: PayloadRequest, rates: DatedRates, ownId: unknown): Promise<void> {
  const other = await findRatesOf({ payload: req.payload, req }, rates)
  if (!other || other.id === ownId) return
  throw new ValidationError({
    collection: 'exchange-rates',
    errors: [
      {
        path: 'day',
        message: adminText(req, staffTexts.judgeRates.refuseSecondOfDay.errors.day.message),
      },
    ],
    req,
  })
}

function unconfirmed(req: PayloadRequest, problems: readonly RateProblem[]): ValidationError {
  return new ValidationError({
    collection: 'exchange-rates',
    errors: [{ path: 'isConfirmed', message: toReasonsText(problems, req) ?? '' }],
    req,
  })
}
