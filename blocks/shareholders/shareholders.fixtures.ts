import { defineFixtures } from '../fixtures'

export const shareholdersFixtures = defineFixtures('ShareholdersBlock', {
  default: {
    __typename: 'ShareholdersBlock',
    id: 'shareholders-default',
    anchor: null,
    title: 'Repartição do capital',
    lead: 'Percentagem do capital social a 30 de Setembro de 2026.',
    shareholders: [
      {
        __typename: 'ShareholdersBlock_Shareholders',
        id: 'founders',
        name: 'Accionistas fundadores',
        percent: 38,
      },
      {
        __typename: 'ShareholdersBlock_Shareholders',
        id: 'institutions',
        name: 'Investidores institucionais angolanos',
        percent: 27.5,
      },
      { __typename: 'ShareholdersBlock_Shareholders', id: 'private', name: 'Investidores particulares', percent: 31.5 },
      { __typename: 'ShareholdersBlock_Shareholders', id: 'treasury', name: 'Acções próprias', percent: 3 },
    ],
    note: 'As acções próprias não têm direito de voto nem recebem dividendos.',
  },
  minimal: {
    __typename: 'ShareholdersBlock',
    id: 'shareholders-minimal',
    anchor: null,
    title: null,
    lead: null,
    shareholders: [
      { __typename: 'ShareholdersBlock_Shareholders', id: null, name: 'Founding shareholders', percent: 100 },
    ],
    note: null,
  },
  longText: {
    __typename: 'ShareholdersBlock',
    id: 'shareholders-long',
    anchor: null,
    title: 'Participações',
    lead: null,
    shareholders: [
      {
        __typename: 'ShareholdersBlock_Shareholders',
        id: 'long',
        name: 'Fundo de Pensões dos Trabalhadores da Contratransubstanciacionalistiquissimamentedesconhecidíssima Sociedade',
        percent: 99.875,
      },
      { __typename: 'ShareholdersBlock_Shareholders', id: 'zero', name: 'Acções próprias', percent: 0 },
      {
        __typename: 'ShareholdersBlock_Shareholders',
        id: 'unknown',
        name: 'Sem percentagem, fica de fora',
        percent: null,
      },
    ],
    note: null,
  },
})
