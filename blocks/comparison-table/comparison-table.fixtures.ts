import { defineFixtures } from '../fixtures'

/** A column that is no product. */
const column = (title: string | null) =>
  ({ __typename: 'ComparisonTableBlock_Columns', id: title, title, cardTier: null, link: null }) as const

const cell = (text: string | null, detail: string | null = null) =>
  ({ __typename: 'ComparisonTableBlock_Rows_Cells', id: null, text, detail }) as const

const product = (title: string, cardTier: 'gold' | 'world' | 'prepaid' | null) =>
  ({
    __typename: 'ComparisonTableBlock_Columns',
    id: title,
    title,
    cardTier,
    link: {
      __typename: 'SiteLink',
      label: `Pedir o ${title}`,
      url: null,
      hash: 'pedir',
      page: { __typename: 'Page', id: 1, title, path: '/particulares/cartoes/cartao-de-credito' },
      document: null,
    },
  }) as const

export const comparisonTableFixtures = defineFixtures('ComparisonTableBlock', {
  default: {
    __typename: 'ComparisonTableBlock',
    id: 'comparison-table-default',
    anchor: 'comparar',
    title: 'Compare as contas',
    lead: 'As mesmas perguntas às quatro contas.',
    comparisonKind: null,
    columns: [column('Conta à Ordem'), column('Conta Flex'), column('Conta Simplificada'), column('Conta Júnior')],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'whom',
        label: 'Para quem',
        cells: [
          cell('Maiores de 18 anos'),
          cell('Quem recebe o salário no BCS'),
          cell('Quem tem poucos movimentos'),
          cell('Menores de 18 anos'),
        ],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'fee',
        label: 'Manutenção mensal',
        cells: [cell('1 500 Kz'), cell('0 Kz com salário creditado'), cell('0 Kz'), cell('0 Kz')],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'overdraft',
        label: 'Descoberto',
        cells: [cell('Mediante análise'), cell('Até 75 % do salário'), cell(null), cell(null)],
      },
    ],
    note: 'Os valores em vigor constam do preçário.',
  },
  minimal: {
    __typename: 'ComparisonTableBlock',
    id: 'comparison-table-minimal',
    anchor: null,
    title: null,
    lead: null,
    comparisonKind: null,
    columns: [column('Gold')],
    rows: [{ __typename: 'ComparisonTableBlock_Rows', id: null, label: 'Annual fee', cells: null }],
    note: null,
  },
  longText: {
    __typename: 'ComparisonTableBlock',
    id: 'comparison-table-long',
    anchor: null,
    title: 'As cinco soluções lado a lado',
    lead: null,
    comparisonKind: null,
    columns: [
      column('Montante'),
      column('Contratransubstanciacionalistiquissimamenteresponsabilizável'),
      column('TAN'),
      column('Garantia'),
      column('Resposta'),
    ],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'long',
        label: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
        cells: [
          cell('De 300 000 a 25 000 000 Kz'),
          cell('De 6 a 60 meses'),
          cell('22 %'),
          cell(
            'Seguro de vida, domiciliação do salário e, acima de 10 000 000 Kz, penhor ou fiança de quem tenha rendimento próprio',
          ),
          cell('Contratransubstanciacionalistiquissimamenteresponsabilizável'),
        ],
      },
    ],
    note: 'Valores indicativos.\nA concessão depende da análise de cada pedido.',
  },
  ragged: {
    __typename: 'ComparisonTableBlock',
    id: 'comparison-table-ragged',
    anchor: null,
    title: 'Gold e World lado a lado',
    lead: null,
    comparisonKind: null,
    columns: [column('Gold'), column(null), column('World')],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'fee',
        label: 'Anuidade',
        cells: [cell('24 000 Kz'), cell('Da coluna sem título'), cell('60 000 Kz'), cell('A mais')],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'short',
        label: 'Validade',
        cells: [cell('3 anos')],
      },
      { __typename: 'ComparisonTableBlock_Rows', id: 'unlabelled', label: null, cells: null },
    ],
    note: null,
  },
  products: {
    __typename: 'ComparisonTableBlock',
    id: 'comparison-table-products',
    anchor: 'comparar',
    title: 'Compare dois cartões',
    lead: null,
    comparisonKind: 'products',
    columns: [product('Mastercard Gold', 'gold'), product('Mastercard World', 'world'), product('Pré-pago', 'prepaid')],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'fee',
        label: 'Anuidade',
        cells: [cell('40 000 Kz'), cell('90 000 Kz'), cell('0 Kz', 'emissão de 10 000 Kz')],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'limit',
        label: 'Limite de crédito',
        cells: [cell('300 000 a 2 500 000 Kz'), cell('2 000 000 a 15 000 000 Kz'), cell(null)],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'rate',
        label: 'Taxa anual nominal (TAN)',
        cells: [cell('24 %'), cell('24 %'), cell(null)],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'hotels',
        label: 'Hotéis',
        cells: [cell('15 % de desconto'), cell('15 % de desconto'), cell('Não')],
      },
    ],
    note: 'Aos valores acrescem os impostos legais.',
  },
  longProducts: {
    __typename: 'ComparisonTableBlock',
    id: 'comparison-table-long-products',
    anchor: null,
    title: null,
    lead: null,
    comparisonKind: 'products',
    columns: [
      product('Contratransubstanciacionalistiquissimamenteresponsabilizável', null),
      product('Crédito ao Sector Real da Economia', null),
    ],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'price',
        label: 'Taxa anual nominal com comissões, impostos e tudo o que a lei manda contar',
        cells: [
          cell('De 1 000 000,00 Kz a 25 000 000,00 Kz', 'sobre os dias em que o dinheiro foi usado, contados um a um'),
          cell('Contratransubstanciacionalistiquissimamenteresponsabilizável'),
        ],
      },
    ],
    note: null,
  },
})
