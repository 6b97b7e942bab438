import { exampleRichText } from '../example-rich-text'
import { defineFixtures } from '../fixtures'

export const faqFixtures = defineFixtures('FaqBlock', {
  default: {
    __typename: 'FaqBlock',
    id: 'faq-default',
    anchor: 'perguntas',
    title: 'Perguntas frequentes',
    lead: 'O que os Clientes mais perguntam sobre esta conta.',
    questions: [
      {
        __typename: 'FaqBlock_Questions',
        id: 'first',
        question: 'Quanto tempo demora a abertura da conta?',
        answer: exampleRichText('Em regra, um dia útil depois de entregues todos os documentos.'),
      },
      {
        __typename: 'FaqBlock_Questions',
        id: 'second',
        question: 'Posso ter mais do que uma conta?',
        answer: exampleRichText('Pode. Cada conta tem o seu número e o seu extracto.'),
      },
    ],
  },
  minimal: {
    __typename: 'FaqBlock',
    id: 'faq-minimal',
    anchor: null,
    title: null,
    lead: null,
    questions: [
      {
        __typename: 'FaqBlock_Questions',
        id: null,
        question: 'How long does it take?',
        answer: exampleRichText('One working day.'),
      },
    ],
  },
  unanswered: {
    __typename: 'FaqBlock',
    id: 'faq-unanswered',
    anchor: null,
    title: 'Perguntas',
    lead: null,
    questions: [
      { __typename: 'FaqBlock_Questions', id: 'asked', question: 'E se não houver resposta?', answer: null },
      {
        __typename: 'FaqBlock_Questions',
        id: 'answered',
        question: 'E se houver?',
        answer: exampleRichText('É mostrada.'),
      },
    ],
  },
})
