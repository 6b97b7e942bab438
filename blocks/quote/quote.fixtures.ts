import { defineFixtures } from '../fixtures'

export const quoteFixtures = defineFixtures('QuoteBlock', {
  default: {
    __typename: 'QuoteBlock',
    id: 'quote-default',
    anchor: null,
    quote: 'Se um Cliente precisa de ler a mesma cláusula duas vezes, o problema está na cláusula.',
    name: 'Isabel Quissanga Neto',
    role: 'Administradora-delegada',
  },
  minimal: {
    __typename: 'QuoteBlock',
    id: 'quote-minimal',
    anchor: null,
    quote: 'If a customer has to read a clause twice, the problem is the clause.',
    name: null,
    role: null,
  },
  longText: {
    __typename: 'QuoteBlock',
    id: 'quote-long',
    anchor: null,
    quote:
      'Contratransubstanciacionalistiquissimamenteresponsabilizável não é palavra que se diga a um Cliente. Diga-se o que custa, quando se paga e o que acontece se não se pagar, pela ordem em que ele pergunta, e o contrato fica com metade do tamanho.',
    name: 'Henrique Samanjata Freitas de Almeida Contratransubstanciacionalistiquissimamente',
    role: 'Presidente do Conselho de Administração e da Comissão de Nomeações e Remunerações',
  },
})
