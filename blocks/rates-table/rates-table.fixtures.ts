import { defineFixtures } from '../fixtures'

export const ratesTableFixtures = defineFixtures('RatesTableBlock', {
  default: {
    __typename: 'RatesTableBlock',
    id: 'rates-table-default',
    anchor: 'cambios',
    title: 'Câmbios',
    lead: 'Os valores são kwanzas por uma unidade de moeda estrangeira.',
    asOf: '2026-11-20T12:00:00.000Z',
    rates: [
      { __typename: 'RatesTableBlock_Rates', id: 'usd', currencyCode: 'USD', buy: '908.50', sell: '926.70' },
      { __typename: 'RatesTableBlock_Rates', id: 'eur', currencyCode: 'EUR', buy: '1052.40', sell: '1078.80' },
      { __typename: 'RatesTableBlock_Rates', id: 'zar', currencyCode: 'ZAR', buy: '51.60', sell: '53.40' },
      { __typename: 'RatesTableBlock_Rates', id: 'gbp', currencyCode: 'GBP', buy: '1196.30', sell: '1226.50' },
    ],
    hasConverter: true,
    note: 'A taxa aplicada é a que vigorar no momento da operação.',
  },
  minimal: {
    __typename: 'RatesTableBlock',
    id: 'rates-table-minimal',
    anchor: null,
    title: null,
    lead: null,
    asOf: null,
    rates: [{ __typename: 'RatesTableBlock_Rates', id: null, currencyCode: 'USD', buy: null, sell: '926.70' }],
    hasConverter: null,
    note: null,
  },
  longText: {
    __typename: 'RatesTableBlock',
    id: 'rates-table-long',
    anchor: null,
    title: 'Câmbios de referência para operações de balcão e transferências',
    lead: null,
    asOf: '2026-11-20T12:00:00.000Z',
    rates: [
      { __typename: 'RatesTableBlock_Rates', id: 'gbp', currencyCode: 'GBP', buy: '11963.0123', sell: '12265,5' },
      { __typename: 'RatesTableBlock_Rates', id: 'zar', currencyCode: 'ZAR', buy: 'a consultar', sell: null },
    ],
    hasConverter: true,
    note: 'O conversor utiliza uma taxa média de mercado e tem carácter meramente informativo. A taxa aplicada é a que vigorar no momento da operação, e pode variar com o montante e o canal.',
  },
})
