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

describe('the converter', () => {
  type StoredRate = NonNullable<typeof ratesTableFixtures.examples.default.rates>[number]
  const stored = (currencyCode: StoredRate['currencyCode'], buy: string | null, sell: string | null): StoredRate => ({
    __typename: 'RatesTableBlock_Rates',
    id: null,
    currencyCode,
    buy,
    sell,
  })
  const converterOf = (rates: StoredRate[], hasConverter: boolean | null = true) =>
    toRatesTableProps({ ...ratesTableFixtures.examples.default, rates, hasConverter }, examplePage('pt'))?.converter

  it('takes the exact average of buying and selling', () => {
    expect(converterOf([stored('USD', '908.50', '926,70'), stored('ZAR', '0.0001', '0.0002')])).toEqual({
      id: 'converter-rates-table-default',
      averages: [
        { currencyCode: 'USD', rate: '917.60000' },
        { currencyCode: 'ZAR', rate: '0.00015' },
      ],
    })
  })

  it('leaves out a currency that is not both bought and sold, and one that is there twice', () => {
    const rates = [
      stored('USD', '908.50', null),
      stored('EUR', '1', '3'),
      stored('EUR', '5', '7'),
      stored('GBP', '0', '1'),
    ]
    expect(converterOf(rates)?.averages).toEqual([{ currencyCode: 'EUR', rate: '2.00000' }])
  })

  it('is not there without a currency, and not unless editors want it', () => {
    expect(converterOf([stored('USD', null, '926.70')])).toBeNull()
    expect(converterOf([stored('USD', '908.50', '926.70')], false)).toBeNull()
    expect(converterOf([stored('USD', '908.50', '926.70')], null)).toBeNull()
  })
})
