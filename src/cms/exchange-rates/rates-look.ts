import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/exchange-rates.json' with { type: 'json' }
import { inStaffLanguages } from '@/messages/staff/languages'
import { Decimal } from '@/site/schemas/decimal'
import type { DatedRates, Quotation } from '@/site/schemas/exchange-rates/dated-rates'
import type { RateProblem } from '@/site/schemas/exchange-rates/find-rate-problems'
import { refusal } from '@/src/fields/refusal'
import type { Change } from '@/src/governance/change'
import { toChangeKey } from '@/src/governance/change-key'
import { hashContent } from '@/src/governance/content-hash'
import type { Verdict } from '@/src/governance/gate/verdict'
import { proposalNameOf } from '@/src/governance/proposal'
import { defaultLocale, type Locale } from '@/src/i18n/locales'
import { judgeAgainstLast } from '@/src/rates/judge-against-last'
import { toProblemText, toWrittenDecimal } from '@/src/rates/rate-problem-text'
import { findRatesBefore, parseStoredRates, type RatesSource } from '@/src/rates/stored-rates'
import type { Looked } from '../looks/look-store'

const words = staffTexts.ratesLook

/** What rates that wait would change of those that visitors see, as somebody looks at it. @throws APIError 404 when there are none */
export async function readRatesLooked(req: PayloadRequest, id: number, language: Locale): Promise<Looked> {
  const rates = await readRates(req, id)
  return toRatesLooked({ payload: req.payload, req }, { id, rates, language })
}

type Asked = { id: number; rates: DatedRates; language: Locale }

/** The same, of rates that are read already. */
export async function toRatesLooked(source: RatesSource, { id, rates, language }: Asked): Promise<Looked> {
  const last = await findRatesBefore(source, rates)
  return {
    name: proposalNameOf({ collection: 'exchange-rates', id }),
    hash: hashContent({ rates, last }),
    changes: listRateChanges({ rates, last, language }),
  }
}

async function readRates(req: PayloadRequest, id: number): Promise<DatedRates> {
  const stored = await req.payload.findByID({
    collection: 'exchange-rates',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // everybody who works in the CMS sees all rates
  })
  const rates = parseStoredRates(stored)
  if (!rates) throw refusal(req, 404, words.gone)
  return rates
}

type Compared = { rates: DatedRates; last: DatedRates | null; language: Locale }

/** Each currency with its rates before and after, and by how much they move. They have no language of the site: they stand under the first. */
export function listRateChanges({ rates: { rates }, last, language }: Compared): Change[] {
  const currencies = new Set([...rates, ...(last?.rates ?? [])].map(({ currency }) => currency))
  return [...currencies].flatMap((currency): Change[] => {
    const [was, is] = [last?.rates, rates].map((each) => each?.find((rate) => rate.currency === currency))
    const parts = (['buy', 'sell'] as const).flatMap((side) => {
      const [before, after] = [was?.[side], is?.[side]]
      if (before === after) return []
      return [{ label: words[side], before: say(before, language), after: sayMoved(was, is, { side, language }) }]
    })
    if (parts.length === 0) return []
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
    const key = toChangeKey(defaultLocale, [currency, was ?? null, is ?? null])
    return [{ key, locale: defaultLocale, kind, row: null, name: inStaffLanguages(() => currency), parts }]
  })
}

function say(decimal: string | undefined, language: Locale): string {
  return decimal === undefined ? '' : toWrittenDecimal(decimal)[language]
}

type Moved = { side: 'buy' | 'sell'; language: Locale }

function sayMoved(was: Quotation | undefined, is: Quotation | undefined, { side, language }: Moved): string {
  if (!is) return ''
  const moved = was ? ` (${toPercentMoved(was[side], is[side], language)})` : ''
  return `${say(is[side], language)}${moved}`
}

/** By how much a rate moves, in words: +0,1 %. */
export function toPercentMoved(from: string, to: string, language: Locale): string {
  const percent = new Decimal(to).minus(from).times(100).div(from)
  const sign = percent.isNegative() ? '−' : '+'
  return `${sign}${toWrittenDecimal(percent.abs().toFixed(2))[language]}\u00a0%`
}

/** What is not plausible about rates, as the check of the review room says it: whoever approves them confirms that they were told. */
export async function checkRates(req: PayloadRequest, id: number): Promise<Verdict> {
  const problems = await judgeAgainstLast({ payload: req.payload, req }, await readRates(req, id))
  return { findings: problems.map(toFinding) }
}

function toFinding(problem: RateProblem): Verdict['findings'][number] {
  const path = 'currency' in problem ? problem.currency : ''
  return { severity: 'warning', kind: 'rates', path, ...toProblemText(problem) }
}
