import { defineFixtures } from '../fixtures'

export const productHeroFixtures = defineFixtures('ProductHeroBlock', {
  default: {
    __typename: 'ProductHeroBlock',
    id: 'product-hero-default',
    anchor: null,
    eyebrow: 'Contas',
    title: 'Conta Flex',
    lead: 'Receba aqui o salário. Nos meses em que ele é creditado não paga manutenção nem anuidade do cartão.',
    links: [
      {
        __typename: 'SiteLinks',
        id: 'open',
        label: 'Abrir Conta Flex',
        url: null,
        hash: null,
        page: { __typename: 'Page', id: 1, title: 'Abrir conta', path: '/abrir-conta' },
        document: null,
      },
      {
        __typename: 'SiteLinks',
        id: 'compare',
        label: 'Comparar as contas',
        url: null,
        hash: 'comparar',
        page: { __typename: 'Page', id: 2, title: 'Contas', path: '/particulares/contas' },
        document: null,
      },
    ],
    highlights: [
      {
        __typename: 'ProductHeroBlock_Highlights',
        id: 'fee',
        value: '0 Kz',
        label: 'De manutenção com salário creditado',
      },
      {
        __typename: 'ProductHeroBlock_Highlights',
        id: 'overdraft',
        value: '75 %',
        label: 'Do salário como limite máximo do Descoberto Flex',
      },
      {
        __typename: 'ProductHeroBlock_Highlights',
        id: 'transfers',
        value: '5 por mês',
        label: 'Transferências para outros bancos sem comissão no My BCS',
      },
    ],
    phoneScreens: null,
  },
  minimal: {
    __typename: 'ProductHeroBlock',
    id: 'product-hero-minimal',
    anchor: null,
    eyebrow: null,
    title: 'Flex Account',
    lead: null,
    links: null,
    highlights: null,
    phoneScreens: null,
  },
  longText: {
    __typename: 'ProductHeroBlock',
    id: 'product-hero-long',
    anchor: null,
    eyebrow: 'Crédito ao sector real da economia',
    title: 'Contratransubstanciacionalistiquissimamente responsabilizável',
    lead: 'Financiamento de projectos de investimento na agricultura, na pecuária, na pesca e na indústria transformadora, com taxa bonificada, período de carência e prazos ajustados ao ciclo de cada actividade.',
    links: null,
    highlights: [
      {
        __typename: 'ProductHeroBlock_Highlights',
        id: 'amount',
        value: '1 000 000 000,00 Kz',
        label: 'Montante máximo por projecto, sujeito a análise e às garantias que forem prestadas pela empresa',
      },
      { __typename: 'ProductHeroBlock_Highlights', id: 'half', value: null, label: 'Sem valor não é mostrado' },
      { __typename: 'ProductHeroBlock_Highlights', id: 'term', value: 'Até 96 meses', label: 'De prazo' },
    ],
    phoneScreens: null,
  },
})
