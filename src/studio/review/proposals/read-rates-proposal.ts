import type { PayloadRequest } from 'payload'
import { inStaffLanguages } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { findRatesHindrance } from '@/src/cms/exchange-rates/judge-rates'
import { toRatesLooked } from '@/src/cms/exchange-rates/rates-look'
import { formatDate } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { exampleAmount, sayOwnAmount, toExampleConversions } from '@/src/rates/example-conversion'
import { findRatesBefore, parseStoredRates } from '@/src/rates/stored-rates'
import type { ReadProposal } from './proposal-room'

const words = staffTexts.proposals

/** Rates of a day that wait: beside those that visitors see. */
export async function readRatesProposal(
  req: PayloadRequest,
  id: number,
  language: Locale,
): Promise<ReadProposal | null> {
  const { payload } = req
  const stored = await payload.findByID({
    collection: 'exchange-rates',
    id,
    depth: 0,
    disableErrors: true,
    user: req.user,
    overrideAccess: false,
  })
  const rates = parseStoredRates(stored)
  if (!stored || !rates) return null
  const last = await findRatesBefore({ payload }, rates)
  const examples = toExampleConversions(rates, last).map(({ currency, before, after }) => ({
    title: `${exampleAmount} ${currency}: ${sayOwnAmount(before, language)} → ${sayOwnAmount(after, language)}`,
    href: null,
  }))
  return {
    subject: { collection: 'exchange-rates', id },
    title: fillText(words.ratesOf, { day: formatDate(language, stored.day) })[language],
    state: `${words.sources[rates.source][language]}. ${words.rateStates[stored.state][language]}`,
    isOpen: stored.state === 'held',
    reason: '',
    asked: {
      id: stored.writtenBy ?? null,
      name: stored.writtenByName ?? words.service[language],
      at: stored.updatedAt,
    },
    looked: await toRatesLooked({ payload }, { id, rates, language }),
    forms: null,
    consequences: [
      ...(last
        ? [{ text: fillText(words.since, { day: inStaffLanguages((each) => formatDate(each, last.day)) }), items: [] }]
        : []),
      { text: words.examples, items: examples },
    ],
    acts: { approve: 'rates.approve', sendBack: 'rates.sendBack', withdraw: null },
    hindrance: await findRatesHindrance(req, stored),
  }
}
