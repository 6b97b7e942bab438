import { defineFixtures } from '../fixtures'

export const productSummaryFixtures = defineFixtures('ProductSummaryBlock', {
  default: {
    __typename: 'ProductSummaryBlock',
    id: 'product-summary-default',
    anchor: 'condicoes',
    title: 'Em resumo',
    lead: 'O essencial da Conta Flex. Os valores em vigor constam do preçário.',
    facts: [
      {
        __typename: 'ProductSummaryBlock_Facts',
        id: 'whom',
        label: 'Para quem',
        value: 'Maiores de 18 anos',
        detail: 'Trabalhadores por conta de outrem e pensionistas.',
      },
      {
        __typename: 'ProductSummaryBlock_Facts',
        id: 'salary',
        label: 'Salário mínimo domiciliado',
        value: '100 000 Kz por mês',
        detail: 'Valor líquido, creditado pela entidade patronal.',
      },
      { __typename: 'ProductSummaryBlock_Facts', id: 'currency', label: 'Moeda', value: 'Kwanza', detail: null },
      {
        __typename: 'ProductSummaryBlock_Facts',
        id: 'deposit',
        label: 'Depósito inicial',
        value: 'Sem mínimo',
        detail: null,
      },
      {
        __typename: 'ProductSummaryBlock_Facts',
        id: 'fee',
        label: 'Manutenção',
        value: '0 Kz com salário creditado',
        detail: 'Nos restantes meses, 1 500 Kz.',
      },
      { __typename: 'ProductSummaryBlock_Facts', id: 'holders', label: 'Titulares', value: 'Um ou dois', detail: null },
    ],
  },
  minimal: {
    __typename: 'ProductSummaryBlock',
    id: 'product-summary-minimal',
    anchor: null,
    title: null,
    lead: null,
    facts: [{ __typename: 'ProductSummaryBlock_Facts', id: null, label: 'Currency', value: 'Kwanza', detail: null }],
  },
  longText: {
    __typename: 'ProductSummaryBlock',
    id: 'product-summary-long',
    anchor: null,
    title: 'Condições do crédito ao sector real da economia, por actividade e por província',
    lead: null,
    facts: [
      {
        __typename: 'ProductSummaryBlock_Facts',
        id: 'example',
        label: 'Exemplo de TAEG',
        value: '33,0 %',
        detail:
          '1 000 000 Kz utilizados de uma só vez e reembolsados em 12 prestações mensais de 94 559,60 Kz, à TAN de 24 %, com anuidade de 24 000 Kz e imposto do selo de 0,2 % sobre os juros.',
      },
      {
        __typename: 'ProductSummaryBlock_Facts',
        id: 'word',
        label: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
        value: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
        detail: null,
      },
      { __typename: 'ProductSummaryBlock_Facts', id: 'half', label: 'Sem valor', value: null, detail: null },
    ],
  },
})
