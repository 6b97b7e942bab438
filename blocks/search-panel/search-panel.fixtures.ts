import { defineFixtures } from '../fixtures'

export const searchPanelFixtures = defineFixtures('SearchPanelBlock', {
  default: {
    __typename: 'SearchPanelBlock',
    id: 'search-panel-default',
    anchor: null,
    title: 'O que procura',
    lead: 'Escreva uma ou duas palavras, como «cartão» ou «depósito».',
  },
  minimal: {
    __typename: 'SearchPanelBlock',
    id: 'search-panel-minimal',
    anchor: null,
    title: null,
    lead: null,
  },
  longText: {
    __typename: 'SearchPanelBlock',
    id: 'search-panel-long',
    anchor: null,
    title: 'Contratransubstanciacionalistiquissimamentedesconhecidíssima',
    lead: 'A pesquisa abrange as páginas, as dicas financeiras e os documentos publicados em português. Escreva como falaria: o nome de um produto, um serviço ou aquilo que quer fazer.',
  },
})
