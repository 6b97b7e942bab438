import { defineFixtures } from '../fixtures'

export const tipsListFixtures = defineFixtures('TipsListBlock', {
  default: {
    __typename: 'TipsListBlock',
    id: 'tips-list-default',
    anchor: null,
    title: 'Dicas financeiras',
    lead: 'Orientações curtas sobre orçamento, poupança, crédito e segurança.',
    tipTopic: 'all',
    limit: 3,
  },
  minimal: {
    __typename: 'TipsListBlock',
    id: 'tips-list-minimal',
    anchor: null,
    title: null,
    lead: null,
    tipTopic: null,
    limit: null,
  },
  oneTopic: {
    __typename: 'TipsListBlock',
    id: 'tips-list-topic',
    anchor: null,
    title: 'Aprender a poupar',
    lead: null,
    tipTopic: 'saving',
    limit: null,
  },
  noneOnTopic: {
    __typename: 'TipsListBlock',
    id: 'tips-list-none',
    anchor: null,
    title: 'Para empresas',
    lead: null,
    tipTopic: 'companies',
    limit: null,
  },
})
