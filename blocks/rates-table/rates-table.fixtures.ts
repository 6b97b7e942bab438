import { defineFixtures } from '../fixtures'

export const ratesTableFixtures = defineFixtures('RatesTableBlock', {
  default: {
    __typename: 'RatesTableBlock',
    id: 'rates-table-default',
    anchor: 'cambios',
    title: 'Câmbios',
    lead: 'Os valores são kwanzas por uma unidade de moeda estrangeira.',
    hasConverter: true,
    note: 'A taxa aplicada é a que vigorar no momento da operação.',
  },
  minimal: {
    __typename: 'RatesTableBlock',
    id: 'rates-table-minimal',
    anchor: null,
    title: null,
    lead: null,
    hasConverter: null,
    note: null,
  },
  longText: {
    __typename: 'RatesTableBlock',
    id: 'rates-table-long',
    anchor: null,
    title: 'Câmbios de referência para operações de balcão e transferências',
    lead: null,
    hasConverter: true,
    note: 'O conversor utiliza uma taxa média de mercado e tem carácter meramente informativo. A taxa aplicada é a que vigorar no momento da operação, e pode variar com o montante e o canal.',
  },
})
