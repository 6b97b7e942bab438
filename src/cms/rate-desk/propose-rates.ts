import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/exchange-rates.json' with { type: 'json' }
import type { DatedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { inForceOn } from '@/site/schemas/simulator/in-force'
import { parsePercent } from '@/site/schemas/simulator/parse-number'
import { localDay } from '@/src/country/local-day'
import { refusal } from '@/src/fields/refusal'
import { locales } from '@/src/i18n/locales'
import { findRatesOf } from '@/src/rates/stored-rates'
import type { TypedRates, TypedTier } from '@/src/rates/typed-rates'
import { personOf } from '../access/person'
import { copyRow, rowInLanguage } from '../copying/localized-row'
import { readNewest } from '../workflow/read-subject'
import { submitForReview } from '../workflow/submit'
import { toDatedRates } from './weigh-rates'

const words = staffTexts.rateDesk

/** What somebody proposes at the rate desk, and why. */
export type RateProposal = TypedRates & { reason: string; source: string }

/** What came of it: the rates that wait, and the requests. */
export type ProposedRates = { exchange: number | null; requests: number[] }

/**
 * Proposes typed rates in one go: exchange rates wait for somebody else, and each simulator is saved as a draft and asked to be reviewed.
 * Nothing of it is public before that.
 *
 * @throws APIError in the asker’s language: what no rate can be, what is published already, and what the publish gate finds.
 */
export async function proposeRates(req: PayloadRequest, proposal: RateProposal): Promise<ProposedRates> {
  personOf(req)
  const { exchange, tiers } = proposal
  if (exchange.length === 0 && tiers.length === 0) throw refusal(req, 400, words.nothing)
  const changes = tiers.map((tier) => ({ ...tier, percent: parsePercent(tier.rate) }))
  if (changes.some(({ percent }) => percent === null)) throw refusal(req, 400, words.noPercent)
  if (tiers.length > 0 && (proposal.validFrom === '' || proposal.source.trim() === ''))
    throw refusal(req, 400, words.dayAndSource)
  // Whatever can be refused is asked for before anything is written.
  const dated = exchange.length === 0 ? null : await requireWritable(req, proposal)
  const requests: number[] = []
  for (const simulator of new Set(tiers.map((tier) => tier.simulator))) {
    await writeSimulator(req, simulator, proposal)
    const { reason } = proposal
    const subject = { collection: 'simulators', id: simulator } as const
    const asked = { subject, kind: 'publish', languages: locales, reason, warningReasons: { all: reason } } as const
    requests.push((await submitForReview(req, asked)).id)
  }
  return { exchange: dated && (await writeExchange(req, dated)), requests }
}

/** @throws APIError when typed rates are none, or those of today are public already */
async function requireWritable(req: PayloadRequest, proposal: RateProposal): Promise<DatedRates> {
  const dated = toDatedRates(proposal, localDay(Date.now()))
  if (dated.rates.length < proposal.exchange.length) throw refusal(req, 400, words.noRate)
  const stored = await findRatesOf({ payload: req.payload }, dated)
  if (stored?.state === 'published') throw refusal(req, 409, words.isPublished)
  return dated
}

async function writeExchange(req: PayloadRequest, dated: DatedRates): Promise<number> {
  const { payload } = req
  const stored = await findRatesOf({ payload }, dated)
  const data = {
    day: `${dated.day}T12:00:00.000Z`,
    source: dated.source,
    rates: dated.rates.map(({ currency, buy, sell }) => ({ currencyCode: currency, buy, sell })),
    state: 'held',
  } as const
  const common = { collection: 'exchange-rates', depth: 0, data, req, overrideAccess: false } as const
  const { id } = stored ? await payload.update({ ...common, id: stored.id }) : await payload.create(common)
  return id
}

const conditionsRow = z.looseObject({ validFrom: z.string(), tiers: z.array(z.looseObject({})) })
const withConditions = z.array(z.looseObject({ productKey: z.string(), conditions: z.array(conditionsRow) }))
const withConditionsOf = (row: unknown) => conditionsRow.parse(row)

/** Writes the rates of a simulator into its draft, as conditions that begin on a day. */
async function writeSimulator(req: PayloadRequest, id: number, proposal: RateProposal): Promise<void> {
  const newest = await readNewest(req.payload, { collection: 'simulators', id })
  const { data: products } = withConditions.safeParse(newest?.document['products'])
  if (!products) throw refusal(req, 404, words.gone)
  const own = proposal.tiers.filter((tier) => tier.simulator === id)
  const changed = products.map((product) => ({
    ...product,
    conditions: changeConditions(product.conditions, {
      tiers: own.filter((tier) => tier.product === product.productKey),
      validFrom: proposal.validFrom,
      source: proposal.source,
    }),
  }))
  // One language after the other, by the ids of rows: so each keeps what the fees are called in it.
  for (const locale of locales)
    await req.payload.update({
      collection: 'simulators',
      id,
      locale,
      draft: true,
      depth: 0,
      data: { products: changed.map((product) => rowInLanguage(product, locale)) },
      user: req.user,
      overrideAccess: false,
    })
}

type Conditions = z.infer<typeof withConditions>[number]['conditions']
type Begin = { tiers: readonly TypedTier[]; validFrom: string; source: string }

/** The conditions of a product with others that begin on a day: those of before, with the rates that were typed. */
function changeConditions(conditions: Conditions, { tiers, validFrom, source }: Begin): Conditions {
  if (tiers.length === 0) return conditions
  const dated = conditions.map((each) => ({ ...each, validFrom: each.validFrom.slice(0, 10) }))
  const base = inForceOn(dated, localDay(Date.now()))
  if (!base) return conditions
  const withRates = (row: Record<string, unknown>, position: number) => {
    const typed = tiers.find(({ tier }) => tier === position)
    const percent = typed && parsePercent(typed.rate)
    return percent ? { ...row, rate: percent.toNumber() } : row
  }
  const own = dated.findIndex((each) => each.validFrom === validFrom)
  if (own >= 0)
    return conditions.map((each, position) =>
      position === own ? { ...each, source, tiers: each.tiers.map(withRates) } : each,
    )
  const added = {
    ...withConditionsOf(copyRow(base)),
    validFrom: `${validFrom}T12:00:00.000Z`,
    source,
  }
  const begun = { ...added, tiers: added.tiers.map(withRates) }
  return [...conditions, begun].sort((one, other) => one.validFrom.localeCompare(other.validFrom))
}
