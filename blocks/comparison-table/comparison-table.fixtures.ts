import { defineFixtures } from '../fixtures'

export const comparisonTableFixtures = defineFixtures('ComparisonTableBlock', {
  default: {
    __typename: 'ComparisonTableBlock',
    id: 'comparison-table-default',
    anchor: 'comparar',
    title: 'Compare as contas',
    lead: 'As mesmas perguntas às quatro contas.',
    columns: [
      { __typename: 'ComparisonTableBlock_Columns', id: 'current', title: 'Conta à Ordem' },
      { __typename: 'ComparisonTableBlock_Columns', id: 'flex', title: 'Conta Flex' },
      { __typename: 'ComparisonTableBlock_Columns', id: 'simple', title: 'Conta Simplificada' },
      { __typename: 'ComparisonTableBlock_Columns', id: 'junior', title: 'Conta Júnior' },
    ],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'whom',
        label: 'Para quem',
        cells: [
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: 'Maiores de 18 anos' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'b', text: 'Quem recebe o salário no BCS' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'c', text: 'Quem tem poucos movimentos' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'd', text: 'Menores de 18 anos' },
        ],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'fee',
        label: 'Manutenção mensal',
        cells: [
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: '1 500 Kz' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'b', text: '0 Kz com salário creditado' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'c', text: '0 Kz' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'd', text: '0 Kz' },
        ],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'overdraft',
        label: 'Descoberto',
        cells: [
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: 'Mediante análise' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'b', text: 'Até 75 % do salário' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'c', text: null },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'd', text: null },
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
    columns: [{ __typename: 'ComparisonTableBlock_Columns', id: null, title: 'Gold' }],
    rows: [{ __typename: 'ComparisonTableBlock_Rows', id: null, label: 'Annual fee', cells: null }],
    note: null,
  },
  longText: {
    __typename: 'ComparisonTableBlock',
    id: 'comparison-table-long',
    anchor: null,
    title: 'As cinco soluções lado a lado',
    lead: null,
    columns: [
      { __typename: 'ComparisonTableBlock_Columns', id: 'amount', title: 'Montante' },
      {
        __typename: 'ComparisonTableBlock_Columns',
        id: 'term',
        title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
      },
      { __typename: 'ComparisonTableBlock_Columns', id: 'rate', title: 'TAN' },
      { __typename: 'ComparisonTableBlock_Columns', id: 'security', title: 'Garantia' },
      { __typename: 'ComparisonTableBlock_Columns', id: 'answer', title: 'Resposta' },
    ],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'long',
        label: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
        cells: [
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: 'De 300 000 a 25 000 000 Kz' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'b', text: 'De 6 a 60 meses' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'c', text: '22 %' },
          {
            __typename: 'ComparisonTableBlock_Rows_Cells',
            id: 'd',
            text: 'Seguro de vida, domiciliação do salário e, acima de 10 000 000 Kz, penhor ou fiança de quem tenha rendimento próprio',
          },
          {
            __typename: 'ComparisonTableBlock_Rows_Cells',
            id: 'e',
            text: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
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
    columns: [
      { __typename: 'ComparisonTableBlock_Columns', id: 'gold', title: 'Gold' },
      { __typename: 'ComparisonTableBlock_Columns', id: 'untitled', title: null },
      { __typename: 'ComparisonTableBlock_Columns', id: 'world', title: 'World' },
    ],
    rows: [
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'fee',
        label: 'Anuidade',
        cells: [
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: '24 000 Kz' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'b', text: 'Da coluna sem título' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'c', text: '60 000 Kz' },
          { __typename: 'ComparisonTableBlock_Rows_Cells', id: 'd', text: 'A mais' },
        ],
      },
      {
        __typename: 'ComparisonTableBlock_Rows',
        id: 'short',
        label: 'Validade',
        cells: [{ __typename: 'ComparisonTableBlock_Rows_Cells', id: 'a', text: '3 anos' }],
      },
      { __typename: 'ComparisonTableBlock_Rows', id: 'unlabelled', label: null, cells: null },
    ],
    note: null,
  },
})
