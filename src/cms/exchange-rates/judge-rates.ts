import { isDeepStrictEqual } from 'node:util'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/exchange-rates.json' with { type: 'json' }
import type { DatedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { findRateProblems, type RateProblem } from '@/site/schemas/exchange-rates/find-rate-problems'
import { localDay } from '@/src/country/calendar'
import { adminText } from '@/src/fields/admin-text'
import type { ExchangeRate } from '@/src/stored-types/payload-types'
import { requireAct } from '../access/require-act'
import { contributorsSinceLive } from '../contributions/contribution-rows'
import { toReasonsText } from './rate-problem-text'
import { findRatesBefore, findRatesOf, parseStoredRates, type RatesSource } from './stored-rates'

/**
 * Lets nobody publish rates that are not plausible without having looked: what the automatic service brings waits, and a person
 * who approves is told why and has to confirm. Editors enter rates, approvers publish them, and nobody their own.
 */
export const judgeRates: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const rates = parseStoredRates(data)
  if (!rates) return data
  const before = originalDoc ? parseStoredRates(originalDoc) : null
  const isChanged = !isDeepStrictEqual(rates, before)
  const judged = { ...data, ...(isChanged ? toWriter(req) : readWriter(originalDoc)) }
  const [isLive, goesLive] = [originalDoc?.state === 'published', data['state'] === 'published']
  const act = goesLive ? (isLive && !isChanged ? 'rates.keep' : 'rates.approve') : 'rates.takeDown'
  // Without a user it is the platform itself, such as the import of `site/content/`.
  if (req.user && (isLive || goesLive)) {
    const subject = `exchange-rates/${originalDoc?.id ?? 'new'}`
    await requireAct(req, act, {
      subject,
      state: isLive ? 'live' : originalDoc ? 'inReview' : 'none',
      askedBy: judged.writtenBy ?? null,
      writers: originalDoc ? await contributorsSinceLive(req.payload, subject) : new Set(),
    })
  }
  await refuseSecondOfDay(req, rates, originalDoc?.id)
  if (act === 'rates.keep') return judged
  const problems = await judge({ payload: req.payload, req }, rates)
  if (!goesLive || problems.length === 0) return { ...judged, problems, confirmedBy: null, isConfirmed: null }
  // What nobody saw waits; the last rates stay.
  if (!req.user) return { ...judged, problems, state: 'held' }
  if (data['isConfirmed'] === true) return { ...judged, problems, confirmedBy: req.user.email, isConfirmed: null }
  throw unconfirmed(req, problems)
}

/** Everything about rates that somebody has to look at before visitors see them. */
export async function judge({ payload, req }: RatesSource, rates: DatedRates): Promise<RateProblem[]> {
  const { mostPercent } = await payload.findGlobal({
    slug: 'exchange-settings',
    depth: 0,
    ...(req ? { req } : {}),
    overrideAccess: true, // a limit that everybody may know
  })
  const last = await findRatesBefore({ payload, ...(req ? { req } : {}) }, rates)
  return findRateProblems(rates, { last, mostPercent: mostPercent ?? 5, today: localDay(Date.now()) })
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
