import { isDeepStrictEqual } from 'node:util'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { dayInLuanda } from '@/schemas/calendar'
import type { DatedRates } from '@/schemas/exchange-rates/dated-rates'
import { findRateProblems, type RateProblem } from '@/schemas/exchange-rates/find-rate-problems'
import { adminText } from '@/src/fields/admin-text'
import { hasRole, publishingRoles } from '../access/roles'
import { noteRefusal } from '../audit/note-refusal'
import { contributorsSinceLive } from '../contributions/contribution-rows'
import type { ExchangeRate } from '../payload-types'
import { refuseInFreeze } from '../workflow/freeze'
import { refusal } from '../workflow/refusal'
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
  const wasPublished = originalDoc?.state === 'published'
  if (wasPublished || data['state'] === 'published') await refuseWithoutApprover(req, originalDoc?.id)
  await refuseSecondOfDay(req, rates, originalDoc?.id)
  const judged = { ...data, ...(isChanged ? toWriter(req) : readWriter(originalDoc)) }
  if (wasPublished && data['state'] === 'published' && !isChanged) return judged
  if (data['state'] === 'published') {
    await refuseOwn(req, judged.writtenBy, originalDoc?.id)
    await refuseInFreeze(req)
  }
  const problems = await judge({ payload: req.payload, req }, rates)
  if (data['state'] !== 'published' || problems.length === 0)
    return { ...judged, problems, confirmedBy: null, isConfirmed: null }
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
  return findRateProblems(rates, { last, mostPercent: mostPercent ?? 5, today: dayInLuanda(Date.now()) })
}

async function refuseWithoutApprover(req: PayloadRequest, id: unknown): Promise<void> {
  // Without a user it is the platform itself, such as the import of `content/`.
  if (!req.user || hasRole(req, publishingRoles)) return
  await noteRefusal(
    req,
    `exchange-rates/${id ?? 'new'}`,
    'Only approvers publish rates or change those that are published',
  )
  throw refusal(req, 403, {
    pt: 'Só quem aprova pode publicar câmbios ou alterar os que estão publicados. Guarde-os à espera de aprovação.',
    en: 'Only approvers may publish rates or change those that are published. Save them waiting for approval.',
  })
}

type Writer = Pick<ExchangeRate, 'isByHand' | 'writtenBy' | 'writtenByName'>

/** Whoever changes figures now; nobody when it is the automatic service, or the import of `content/`. */
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

/** Whoever changed the figures since they were last public is not the one who publishes them, whatever the role. */
async function refuseOwn(req: PayloadRequest, writtenBy: Writer['writtenBy'], id: unknown): Promise<void> {
  if (!req.user) return
  const writers = id === undefined ? [] : await contributorsSinceLive(req.payload, `exchange-rates/${id}`)
  if (writtenBy !== req.user.id && ![...writers].includes(req.user.id)) return
  await noteRefusal(req, `exchange-rates/${id ?? 'new'}`, 'Who wrote the rates cannot publish them')
  throw refusal(req, 403, {
    pt: 'Quem escreveu estes câmbios não os pode publicar. Guarde-os à espera de aprovação e peça a outra pessoa.',
    en: 'Who wrote these rates cannot publish them. Save them waiting for approval and ask somebody else.',
  })
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

function unconfirmed(req: PayloadRequest, problems: readonly RateProblem[]): ValidationError {
  return new ValidationError({
    collection: 'exchange-rates',
    errors: [{ path: 'isConfirmed', message: toReasonsText(problems, req) ?? '' }],
    req,
  })
}
