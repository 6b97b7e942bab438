import { expect, it } from 'vitest'
import type { PublishedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { otherAnswer, otherPages } from '@/tests/support/other-pages'
import { withRates } from './rates-answers'

const rates: PublishedRates = {
  day: '2026-11-20',
  source: 'bank',
  usableUntil: '2026-11-25',
  rates: [{ currency: 'USD', buy: '908.50', sell: '926.70' }],
}
const ask = (path: string, exchangeRates: PublishedRates | null) =>
  withRates(otherPages, {
    facts: () => ({
      redirects: [],
      internetBankingUrls: { private: '', corporate: '' },
      synonyms: { pt: [], en: [] },
      exchangeRates,
      documentHrefs: [],
      tags: [],
    }),
  }).answer(path, new URLSearchParams('x=1'), 'a network')

it('answers with the rates that visitors see, whatever stands behind the address', async () => {
  const { status, headers, body } = await ask('/_rates/latest.json', rates)
  expect([status, JSON.parse(String(body))]).toEqual([200, rates])
  expect(headers).toMatchObject({ 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: expect.any(String) })
  expect((await ask('/_rates/latest.json', { ...rates, day: '2026-11-21' })).headers['ETag']).not.toBe(headers['ETag'])
})

it('leaves every other address to the pages, and its own while there are no rates', async () => {
  expect(await ask('/_rates/other.json', rates)).toBe(otherAnswer)
  expect(await ask('/', rates)).toBe(otherAnswer)
  expect(await ask('/_rates/latest.json', null)).toBe(otherAnswer)
})
