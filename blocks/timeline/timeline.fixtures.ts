import { defineFixtures } from '../fixtures'

export const timelineFixtures = defineFixtures('TimelineBlock', {
  default: {
    __typename: 'TimelineBlock',
    id: 'timeline-default',
    anchor: 'historia',
    title: 'De 2014 até hoje',
    lead: 'O banco cresceu devagar, um balcão de cada vez.',
    events: [
      {
        __typename: 'TimelineBlock_Events',
        id: 'project',
        date: '2014',
        title: 'Projecto e pedido de licença',
        text: 'Um grupo de investidores angolanos prepara o projecto e entrega o pedido de constituição ao supervisor.',
      },
      {
        __typename: 'TimelineBlock_Events',
        id: 'first-branch',
        date: 'Março de 2016',
        title: 'Primeiro balcão',
        text: 'Abre o Balcão Ingombota, em Luanda, com contas à ordem e depósitos a prazo.',
      },
      {
        __typename: 'TimelineBlock_Events',
        id: 'beyond',
        date: '2018',
        title: 'Fora de Luanda',
        text: 'Abre o Balcão Benguela, o primeiro fora da capital.',
      },
    ],
  },
  minimal: {
    __typename: 'TimelineBlock',
    id: 'timeline-minimal',
    anchor: null,
    title: null,
    lead: null,
    events: [{ __typename: 'TimelineBlock_Events', id: null, date: null, title: 'Receipt', text: null }],
  },
  longText: {
    __typename: 'TimelineBlock',
    id: 'timeline-long',
    anchor: null,
    title: 'O percurso de uma denúncia',
    lead: null,
    events: [
      {
        __typename: 'TimelineBlock_Events',
        id: 'assessment',
        date: 'Até sete dias úteis depois da recepção',
        title: 'Avaliação inicial e Contratransubstanciacionalistiquissimamentedesconhecidíssima',
        text: 'Decide-se se há matéria para apurar e quem o fará, afastando quem tenha conflito de interesses. Quem se identificou recebe confirmação pelo contacto que deixou. Quem escolheu o anonimato acompanha pelo número do processo.',
      },
      {
        __typename: 'TimelineBlock_Events',
        id: 'untitled',
        date: '2019',
        title: null,
        text: 'Sem título, fica de fora.',
      },
      {
        __typename: 'TimelineBlock_Events',
        id: 'end',
        date: null,
        title: 'Conclusão',
        text: 'É redigido um relatório.',
      },
    ],
  },
})
