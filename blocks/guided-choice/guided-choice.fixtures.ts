import { defineFixtures } from '../fixtures'

const answer = (choiceKey: string, title: string | null, text: string | null, excludes: readonly string[]) => ({
  __typename: 'GuidedChoiceBlock_Questions_Answers' as const,
  id: choiceKey,
  choiceKey,
  title,
  text,
  excludes: [...excludes],
})

const reason = (answerKey: string, text: string) => ({
  __typename: 'GuidedChoiceBlock_Outcomes_Reasons' as const,
  id: answerKey,
  answerKey,
  text,
})

const paper = (answerKey: string | null, title: string, text: string | null = null) => ({
  __typename: 'GuidedChoiceBlock_Outcomes_Papers' as const,
  id: title,
  answerKey,
  title,
  text,
})

const pageLink = (title: string) => ({
  __typename: 'SiteLink' as const,
  label: `Ver a ${title}`,
  url: null,
  hash: null,
  page: { __typename: 'Page' as const, id: 1, title, path: '/particulares/contas/conta-flex' },
  document: null,
})

export const guidedChoiceFixtures = defineFixtures('GuidedChoiceBlock', {
  default: {
    __typename: 'GuidedChoiceBlock',
    id: 'guided-choice-default',
    anchor: 'escolher',
    title: 'Que conta é para si',
    lead: 'Três perguntas, e o que levar.',
    questions: [
      {
        __typename: 'GuidedChoiceBlock_Questions',
        id: 'income',
        title: 'Como recebe o seu rendimento?',
        text: 'Disso depende a comissão de manutenção.',
        onlyFor: null,
        answers: [
          answer('salary', 'Salário ou pensão, todos os meses', 'De uma empresa ou do Estado', ['junior']),
          answer('own', 'Por conta própria', null, ['flex', 'junior']),
          answer('minor', 'A conta é para um menor', 'Dos 0 aos 17 anos', ['flex', 'ordinary']),
        ],
      },
      {
        __typename: 'GuidedChoiceBlock_Questions',
        id: 'use',
        title: 'Para que quer a conta?',
        text: null,
        onlyFor: ['flex', 'ordinary'],
        answers: [
          answer('essential', 'Só o essencial', null, []),
          answer('currency', 'Também dólares ou euros', null, ['flex']),
          answer('nothing', 'Nada disto', null, ['flex', 'ordinary']),
        ],
      },
    ],
    outcomes: [
      {
        __typename: 'GuidedChoiceBlock_Outcomes',
        id: 'junior',
        choiceKey: 'junior',
        title: 'Conta Júnior',
        text: null,
        value: '0 Kz',
        label: 'por mês',
        link: null,
        reasons: [reason('minor', 'É a única conta para menores')],
        papers: [paper(null, 'Cédula da criança')],
      },
      {
        __typename: 'GuidedChoiceBlock_Outcomes',
        id: 'flex',
        choiceKey: 'flex',
        title: 'Conta Flex',
        text: 'Nos meses em que o salário entra, não paga manutenção.',
        value: '0 Kz',
        label: 'por mês, com salário',
        link: pageLink('Conta Flex'),
        reasons: [reason('salary', '0 Kz de manutenção'), reason('currency', 'Nunca se mostra')],
        papers: [paper(null, 'Bilhete de Identidade', 'O original'), paper('salary', 'Último recibo de salário')],
      },
      {
        __typename: 'GuidedChoiceBlock_Outcomes',
        id: 'ordinary',
        choiceKey: 'ordinary',
        title: 'Conta à Ordem',
        text: null,
        value: '500 Kz',
        label: 'por mês',
        link: pageLink('Conta à Ordem'),
        reasons: [reason('currency', 'A única em dólar e em euro')],
        papers: [paper(null, 'Bilhete de Identidade'), paper('salary', 'Último recibo de salário')],
      },
    ],
    note: 'Originais. Conferimos e devolvemos na hora.',
    links: null,
  },
  minimal: {
    __typename: 'GuidedChoiceBlock',
    id: 'guided-choice-minimal',
    anchor: null,
    title: null,
    lead: null,
    questions: [
      {
        __typename: 'GuidedChoiceBlock_Questions',
        id: null,
        title: 'Who is it for?',
        text: null,
        onlyFor: null,
        answers: [answer('me', 'For me', null, [])],
      },
    ],
    outcomes: [
      {
        __typename: 'GuidedChoiceBlock_Outcomes',
        id: null,
        choiceKey: 'one',
        title: 'One Account',
        text: null,
        value: null,
        label: null,
        link: null,
        reasons: null,
        papers: null,
      },
    ],
    note: null,
    links: null,
  },
  longText: {
    __typename: 'GuidedChoiceBlock',
    id: 'guided-choice-long',
    anchor: null,
    title: null,
    lead: null,
    questions: [
      {
        __typename: 'GuidedChoiceBlock_Questions',
        id: 'long',
        title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável?',
        text: 'Uma pergunta com uma explicação que ocupa mais de uma linha num telefone, para ver que nada se sobrepõe.',
        onlyFor: [],
        answers: [
          answer(
            'long',
            'Contratransubstanciacionalistiquissimamenteresponsabilizável',
            'Uma resposta que se explica em mais palavras do que seria bom, e mesmo assim cabe',
            [],
          ),
          answer('untitled', null, 'Não é mostrada', []),
        ],
      },
    ],
    outcomes: [
      {
        __typename: 'GuidedChoiceBlock_Outcomes',
        id: 'long',
        choiceKey: 'long',
        title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
        text: null,
        value: '1 000 000,00 Kz',
        label: 'por mês e por titular',
        link: null,
        reasons: null,
        papers: null,
      },
    ],
    note: null,
    links: null,
  },
})
