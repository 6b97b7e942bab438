import { defineFixtures } from '../fixtures'

/** A column that is no product. */
const plain = { cardTier: null, link: null } as const

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
    columns: [
      { __typename: 'ComparisonTableBlock_Columns', id: 'current', title: 'Conta à Ordem', ...plain },
      { __typename: 'ComparisonTableBlock_Columns', id: 'flex', title: 'Conta Flex', ...plain },
      { __typename: 'ComparisonTableBlock_Columns', id: 'simple', title: 'Conta Simplificada', ...plain },
      { __typename: 'ComparisonTableBlock_Columns', id: 'junior', title: 'Conta Júnior', ...plain },
    ],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'whom',
        label: 'Para quem',
        cells: [
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: 'Maiores de 18 anos', detail: null },
          {
            __typename: 'ComparisonTableBlock_Rows_Cells',
            id: 'b',
            text: 'Quem recebe o salário no BCS',
            detail: null,
          },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'c', text: 'Quem tem poucos movimentos', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'd', text: 'Menores de 18 anos', detail: null },
        ],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'fee',
        label: 'Manutenção mensal',
        cells: [
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: '1 500 Kz', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'b', text: '0 Kz com salário creditado', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'c', text: '0 Kz', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'd', text: '0 Kz', detail: null },
        ],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'overdraft',
        label: 'Descoberto',
        cells: [
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: 'Mediante análise', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'b', text: 'Até 75 % do salário', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'c', text: null, detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'd', text: null, detail: null },
        ],
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
    columns: [{ __typename: 'ComparisonTableBlock_Columns', id: null, title: 'Gold', ...plain }],
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
      { __typename: 'ComparisonTableBlock_Columns', id: 'amount', title: 'Montante', ...plain },
      {
        __typename: 'ComparisonTableBlock_Columns',
        id: 'term',
        title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
        ...plain,
      },
      { __typename: 'ComparisonTableBlock_Columns', id: 'rate', title: 'TAN', ...plain },
      { __typename: 'ComparisonTableBlock_Columns', id: 'security', title: 'Garantia', ...plain },
      { __typename: 'ComparisonTableBlock_Columns', id: 'answer', title: 'Resposta', ...plain },
    ],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'long',
        label: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
        cells: [
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: 'De 300 000 a 25 000 000 Kz', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'b', text: 'De 6 a 60 meses', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'c', text: '22 %', detail: null },
          {
            __typename: 'ComparisonTableBlock_Rows_Cells',
            id: 'd',
            text: 'Seguro de vida, domiciliação do salário e, acima de 10 000 000 Kz, penhor ou fiança de quem tenha rendimento próprio',
            detail: null,
          },
          {
            __typename: 'ComparisonTableBlock_Rows_Cells',
            id: 'e',
            text: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
            detail: null,
          },
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
    columns: [
      { __typename: 'ComparisonTableBlock_Columns', id: 'gold', title: 'Gold', ...plain },
      { __typename: 'ComparisonTableBlock_Columns', id: 'untitled', title: null, ...plain },
      { __typename: 'ComparisonTableBlock_Columns', id: 'world', title: 'World', ...plain },
    ],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'fee',
        label: 'Anuidade',
        cells: [
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: '24 000 Kz', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'b', text: 'Da coluna sem título', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'c', text: '60 000 Kz', detail: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'd', text: 'A mais', detail: null },
        ],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'short',
        label: 'Validade',
        cells: [{ __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: '3 anos', detail: null }],
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
