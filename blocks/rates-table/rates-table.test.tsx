import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page'
import { ratesTableFixtures } from './rates-table.fixtures'
import { toRatesTableProps } from './to-props'

function ratesOf(buy: string | null, sell: string | null) {
  const block = {
    ...ratesTableFixtures.examples.minimal,
    rates: [{ __typename: 'RatesTableBlock_Rates' as const, id: 'row', currencyCode: 'EUR' as const, buy, sell }],
  }
  return toRatesTableProps(block, examplePage('pt'))?.rates[0]
}

describe('a typed exchange rate', () => {
  it('may have a point or a comma', () => {
    expect(ratesOf('1052.40', ' 1078,80 ')).toMatchObject({ buy: 1052.4, sell: 1078.8 })
  })

  it.each(['1.052,40', '1 052', '-3', '1e3', 'a consultar', ''])('is no rate when it reads %j', (typed) => {
    expect(ratesOf(typed, '1078.80')).toMatchObject({ buy: null, sell: 1078.8 })
  })

  it('leaves its currency out when there is no other', () => {
    expect(ratesOf('a consultar', null)).toBeUndefined()
  })
})
