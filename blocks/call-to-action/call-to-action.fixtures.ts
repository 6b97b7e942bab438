import { defineFixtures } from '../fixtures'

export const callToActionFixtures = defineFixtures('CallToActionBlock', {
  default: {
    __typename: 'CallToActionBlock',
    id: 'call-to-action-default',
    anchor: null,
    title: 'Peça o Mastercard Gold',
    lead: 'A concessão e o limite dependem da análise do pedido.',
    links: [
      {
        __typename: 'SiteLinks',
        id: 'branch',
        label: 'Encontrar um balcão',
        url: null,
        hash: null,
        page: { __typename: 'Page', id: 1, title: 'Onde estamos', path: '/quem-somos/o-banco/onde-estamos' },
        document: null,
      },
      {
        __typename: 'SiteLinks',
        id: 'consultant',
        label: 'Falar com um consultor',
        url: null,
        hash: null,
        page: { __typename: 'Page', id: 2, title: 'Consultor financeiro', path: '/consultor-financeiro' },
        document: null,
      },
    ],
  },
  minimal: {
    __typename: 'CallToActionBlock',
    id: 'call-to-action-minimal',
    anchor: null,
    title: null,
    lead: null,
    links: [
      {
        __typename: 'SiteLinks',
        id: null,
        label: 'Open an account',
        url: null,
        hash: null,
        page: { __typename: 'Page', id: 1, title: null, path: '/open-account' },
        document: null,
      },
    ],
  },
  longText: {
    __typename: 'CallToActionBlock',
    id: 'call-to-action-long',
    anchor: null,
    title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
    lead: 'Uma introdução longa, que explica de que depende a resposta, quanto tempo demora e o que deve trazer consigo quando vier ao balcão tratar do pedido.',
    links: [
      {
        __typename: 'SiteLinks',
        id: 'long',
        label: 'Ler as condições gerais e o preçário em vigor na página do regulador',
        url: 'https://www.bna.ao/precarios',
        hash: null,
        page: null,
        document: null,
      },
      {
        __typename: 'SiteLinks',
        id: 'other',
        label: 'Falar com um consultor financeiro antes de decidir',
        url: null,
        hash: null,
        page: { __typename: 'Page', id: 2, title: null, path: '/consultor-financeiro' },
        document: null,
      },
    ],
  },
})
