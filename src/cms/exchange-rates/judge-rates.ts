import { isDeepStrictEqual } from 'node:util'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { dayInLuanda } from '@/schemas/calendar'
import type { DatedRates } from '@/schemas/exchange-rates/dated-rates'
import { findRateProblems, type RateProblem } from '@/schemas/exchange-rates/find-rate-problems'
import { hasRole, publishingRoles } from '../access/roles'
import { adminText } from '../admin-text'
import { refuseInFreeze } from '../workflow/freeze'
import { toReasonsText } from './rate-problem-text'
import { findRatesBefore, findRatesOf, parseStoredRates, type RatesSource } from './stored-rates'

/**
 * Lets nobody publish rates that are not plausible without having looked: what the automatic service brings waits, and a person
 * who approves is told why and has to confirm. Editors enter rates, approvers publish them.
 */
export const judgeRates: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const rates = parseStoredRates(data)
  if (!rates) return data
  const before = originalDoc ? parseStoredRates(originalDoc) : null
  const isChanged = !isDeepStrictEqual(rates, before)
  const wasPublished = originalDoc?.state === 'published'
  refuseWithoutApprover(req, wasPublished || data['state'] === 'published')
  await refuseSecondOfDay(req, rates, originalDoc?.id)
  const judged = { ...data, isByHand: isChanged ? Boolean(req.user) : originalDoc?.isByHand }
  if (wasPublished && data['state'] === 'published' && !isChanged) return judged
  if (data['state'] === 'published') await refuseInFreeze(req)
  const problems = await judge({ payload: req.payload, req }, rates)
  if (data['state'] !== 'published' || problems.length === 0)
    return { ...judged, problems, confirmedBy: null, isConfirmed: null }
  // What nobody saw waits; the last rates stay.
  if (!req.user) return { ...judged, problems, state: 'held' }
  if (data['isConfirmed'] === true) return { ...judged, problems, confirmedBy: req.user.email, isConfirmed: null }
  throw refusal(req, problems)
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
  return findRateProblems(rates, { last, mostPercent: mostPercent ?? 5, today: dayInLuanda(Date.now()) })
}

function refuseWithoutApprover(req: PayloadRequest, concernsVisitors: boolean): void {
  // Without a user it is the platform itself, such as the import of `content/`.
  if (!concernsVisitors || !req.user || hasRole(req, publishingRoles)) return
  throw new APIError(
    adminText(req, {
      pt: 'Só quem aprova pode publicar câmbios ou alterar os que estão publicados. Guarde-os à espera de aprovação.',
      en: 'Only approvers may publish rates or change those that are published. Save them waiting for approval.',
    }),
    403,
    null,
    true,
  )
}

async function refuseSecondOfDay(req: PayloadRequest, rates: DatedRates, ownId: unknown): Promise<void> {
  const other = await findRatesOf({ payload: req.payload, req }, rates)
  if (!other || other.id === ownId) return
  throw new ValidationError({
    collection: 'exchange-rates',
    errors: [
      {
        path: 'day',
        message: adminText(req, {
          pt: 'Já há câmbios desta fonte nesse dia: altere esses.',
          en: 'There are rates of this source on that day already: change those.',
        }),
      },
    ],
    req,
  })
}

function refusal(req: PayloadRequest, problems: readonly RateProblem[]): ValidationError {
  return new ValidationError({
    collection: 'exchange-rates',
    errors: [{ path: 'isConfirmed', message: toReasonsText(problems, req) ?? '' }],
    req,
  })
}
