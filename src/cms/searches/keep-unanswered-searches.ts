import { getPayload, type Payload, type Where } from 'payload'
import { addDays } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { toKeptTerm, type UnansweredTerm } from '@/src/search/unanswered-terms'
import { leastSearches } from '../collections/unanswered-searches'
import config from '../configuration/payload.config'

/** Rare terms are forgotten after so many days without another search. */
const rareDays = 30
/** No more terms than this are kept: what staff do not read by then they will not read. */
const mostTerms = 5_000

const trusted = { collection: 'unanswered-searches', depth: 0, overrideAccess: true } as const // no person writes these

/** Adds what a site counted to what is known. Terms that may not be kept are left out, whoever sends them. */
export async function keepUnansweredSearches(terms: readonly UnansweredTerm[]): Promise<void> {
  const payload = await getPayload({ config })
  const today = localDay(Date.now())
  await payload.delete({
    ...trusted,
    where: { and: [{ count: { less_than: leastSearches } }, { lastDay: { less_than: addDays(today, -rareDays) } }] },
  })
  let { totalDocs } = await payload.count({ collection: trusted.collection, overrideAccess: true })
  for (const { term, locale, count } of terms) {
    if (toKeptTerm(term) !== term) continue
    const known = await findTerm(payload, { term: { equals: term }, language: { equals: locale } })
    if (known) {
      await payload.update({ ...trusted, id: known.id, data: { count: known.count + count, lastDay: today } })
    } else if (totalDocs < mostTerms) {
      await payload.create({ ...trusted, data: { term, language: locale, count, lastDay: today } })
      totalDocs++
    }
  }
}

async function findTerm(payload: Payload, where: Where) {
  const { docs } = await payload.find({ ...trusted, where, limit: 1, pagination: false })
  return docs[0]
}
