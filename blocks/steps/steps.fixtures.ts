import { defineFixtures } from '../fixtures'

export const stepsFixtures = defineFixtures('StepsBlock', {
  default: {
    __typename: 'StepsBlock',
    id: 'steps-default',
    anchor: 'como-abrir',
    title: 'Abra conta em quatro passos',
    lead: 'Precisa do Bilhete de Identidade, do NIF, de um comprovativo de morada e de um comprovativo de rendimentos.',
    steps: [
      {
        __typename: 'StepsBlock_Steps',
        id: 'choose',
        title: 'Escolha a conta',
        text: 'Compare as quatro contas e veja qual serve o seu rendimento e a sua idade.',
      },
      {
        __typename: 'StepsBlock_Steps',
        id: 'gather',
        title: 'Reúna os documentos',
        text: 'Confirme que estão dentro da validade e que a morada está actualizada.',
      },
      {
        __typename: 'StepsBlock_Steps',
        id: 'sign',
        title: 'Entregue e assine',
        text: 'Conferimos os dados consigo, explicamos o preçário e assina a ficha de abertura.',
      },
      {
        __typename: 'StepsBlock_Steps',
        id: 'use',
        title: 'Comece a usar',
        text: 'Faça o depósito inicial, se a conta o exigir, e receba o IBAN e o acesso ao My BCS.',
      },
    ],
    links: [
      {
        __typename: 'SiteLinks',
        id: 'open',
        label: 'Abrir conta',
        url: null,
        hash: null,
        page: { __typename: 'Page', id: 1, title: 'Abrir conta', path: '/abrir-conta' },
        document: null,
      },
    ],
  },
  minimal: {
    __typename: 'StepsBlock',
    id: 'steps-minimal',
    anchor: null,
    title: null,
    lead: null,
    steps: [{ __typename: 'StepsBlock_Steps', id: null, title: 'Visit a branch', text: null }],
    links: null,
  },
  longText: {
    __typename: 'StepsBlock',
    id: 'steps-long',
    anchor: null,
    title: 'Da proposta à assinatura do contrato de crédito',
    lead: null,
    steps: [
      {
        __typename: 'StepsBlock_Steps',
        id: 'word',
        title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
        text: 'Um passo com um título que não cabe numa linha e um texto que explica tudo o que é preciso fazer, com quem, onde e até quando, sem deixar nenhuma condição para depois.',
      },
      { __typename: 'StepsBlock_Steps', id: 'untitled', title: null, text: 'Não é mostrado nem contado.' },
      { __typename: 'StepsBlock_Steps', id: 'short', title: 'Assine', text: null },
      {
        __typename: 'StepsBlock_Steps',
        id: 'third',
        title: 'Receba o montante na conta',
        text: 'Até dois dias úteis.',
      },
      { __typename: 'StepsBlock_Steps', id: 'fourth', title: 'Pague a primeira prestação', text: null },
      { __typename: 'StepsBlock_Steps', id: 'fifth', title: 'Acompanhe no My BCS', text: null },
    ],
    links: null,
  },
})
