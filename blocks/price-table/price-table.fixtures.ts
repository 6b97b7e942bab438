import { defineFixtures } from '../fixtures'

export const priceTableFixtures = defineFixtures('PriceTableBlock', {
  default: {
    __typename: 'PriceTableBlock',
    id: 'price-table-default',
    anchor: 'precos',
    title: 'Comissões do Gold',
    lead: 'O que paga, e quando.',
    priceGroups: [
      {
        __typename: 'PriceTableBlock_PriceGroups',
        id: 'card',
        title: 'Cartão',
        prices: [
          {
            __typename: 'PriceTableBlock_PriceGroups_Prices',
            id: 'annual',
            label: 'Anuidade',
            value: '24 000 Kz',
            detail: null,
          },
          {
            __typename: 'PriceTableBlock_PriceGroups_Prices',
            id: 'additional',
            label: 'Cartão adicional, por ano',
            value: '12 000 Kz',
            detail: 'Até dois cartões, com limite partilhado.',
          },
          {
            __typename: 'PriceTableBlock_PriceGroups_Prices',
            id: 'replacement',
            label: 'Substituição por perda ou dano',
            value: '10 000 Kz',
            detail: null,
          },
        ],
      },
      {
        __typename: 'PriceTableBlock_PriceGroups',
        id: 'use',
        title: 'Utilização',
        prices: [
          {
            __typename: 'PriceTableBlock_PriceGroups_Prices',
            id: 'foreign',
            label: 'Compras em moeda estrangeira',
            value: '3 % do valor',
            detail: null,
          },
          {
            __typename: 'PriceTableBlock_PriceGroups_Prices',
            id: 'cash',
            label: 'Levantamento a crédito',
            value: '4 % do valor',
            detail: 'Mínimo de 5 000 Kz. Até 30 % do limite.',
          },
        ],
      },
    ],
    note: 'Aos valores acrescem os impostos legais. Taxas e comissões em vigor no preçário.',
    links: [
      {
        __typename: 'SiteLinks',
        id: 'list',
        label: 'Consultar o preçário',
        url: null,
        hash: null,
        page: { __typename: 'Page', id: 1, title: 'Preçário', path: '/particulares/precario' },
        document: null,
      },
      {
        __typename: 'SiteLinks',
        id: 'terms',
        label: null,
        url: null,
        hash: null,
        page: null,
        document: {
          __typename: 'Document',
          id: 1,
          title: 'Condições gerais 2026',
          filename: 'general-terms-2026.pdf',
        },
      },
    ],
  },
  minimal: {
    __typename: 'PriceTableBlock',
    id: 'price-table-minimal',
    anchor: null,
    title: null,
    lead: null,
    priceGroups: [
      {
        __typename: 'PriceTableBlock_PriceGroups',
        id: null,
        title: null,
        prices: [
          {
            __typename: 'PriceTableBlock_PriceGroups_Prices',
            id: null,
            label: 'Annual fee',
            value: 'Kz 24,000',
            detail: null,
          },
        ],
      },
    ],
    note: null,
    links: null,
  },
  longText: {
    __typename: 'PriceTableBlock',
    id: 'price-table-long',
    anchor: null,
    title: 'Preços do crédito habitação, do pedido à última prestação',
    lead: null,
    priceGroups: [
      {
        __typename: 'PriceTableBlock_PriceGroups',
        id: 'long',
        title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
        prices: [
          {
            __typename: 'PriceTableBlock_PriceGroups_Prices',
            id: 'word',
            label: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
            value: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
            detail:
              'Cobrada uma única vez, na data da escritura, sobre o montante contratado e não sobre o montante utilizado, com o mínimo de 250 000 Kz e o máximo de 2 500 000 Kz.',
          },
          {
            __typename: 'PriceTableBlock_PriceGroups_Prices',
            id: 'unpriced',
            label: 'Sem preço não é mostrado',
            value: null,
            detail: null,
          },
        ],
      },
      { __typename: 'PriceTableBlock_PriceGroups', id: 'empty', title: 'Grupo sem preços', prices: [] },
    ],
    note: 'Aos valores acrescem os impostos legais.\nO imposto do selo sobre os juros é de 0,2 %.',
    links: null,
  },
})
