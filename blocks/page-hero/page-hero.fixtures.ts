import { defineFixtures } from '../fixtures'

export const pageHeroFixtures = defineFixtures('PageHeroBlock', {
  default: {
    __typename: 'PageHeroBlock',
    id: 'page-hero-default',
    anchor: null,
    eyebrow: 'Apoio ao Cliente',
    title: 'Perguntas frequentes',
    isLow: false,
    lead: 'As respostas às dúvidas que mais ouvimos ao balcão e ao telefone.',
    links: [
      {
        __typename: 'SiteLinks',
        id: 'link',
        label: 'Abrir conta',
        url: null,
        hash: null,
        page: { __typename: 'Page', id: 1, title: 'Abrir conta', path: '/abrir-conta' },
        document: null,
      },
    ],
  },
  minimal: {
    __typename: 'PageHeroBlock',
    id: 'page-hero-minimal',
    anchor: null,
    eyebrow: null,
    title: 'Questions and answers',
    lead: null,
    isLow: null,
    links: null,
  },
  low: {
    __typename: 'PageHeroBlock',
    id: 'page-hero-low',
    anchor: null,
    eyebrow: null,
    title: 'Pesquisar',
    lead: 'Escreva uma ou duas palavras, como «cartão» ou «depósito».',
    isLow: true,
    links: null,
  },
  longText: {
    __typename: 'PageHeroBlock',
    id: 'page-hero-long',
    anchor: null,
    eyebrow: 'Compliance e prevenção do branqueamento de capitais',
    title: 'Contratransubstanciacionalistiquissimamente responsabilizável',
    lead: 'Uma introdução propositadamente longa, com várias frases, para ver como o bloco se comporta quando quem edita escreve mais do que devia. O texto continua legível. A figura não empurra as palavras.',
    isLow: null,
    links: null,
  },
})
