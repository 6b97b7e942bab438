import { defineFixtures } from '../fixtures'

export const featureListFixtures = defineFixtures('FeatureListBlock', {
  default: {
    __typename: 'FeatureListBlock',
    id: 'feature-list-default',
    anchor: null,
    title: 'O que a conta faz por si',
    lead: 'Serviços incluídos enquanto o salário é creditado no BCS.',
    features: [
      {
        __typename: 'FeatureListBlock_Features',
        id: 'fee',
        icon: 'coins',
        title: 'Sem comissão de manutenção',
        text: 'Nos meses em que o salário entra, a conta e o cartão Multicaixa não têm custo.',
      },
      {
        __typename: 'FeatureListBlock_Features',
        id: 'overdraft',
        icon: 'percent',
        title: 'Descoberto até 75 %',
        text: 'Pode pedir um limite até 75 % do salário domiciliado e paga juros só dos dias que usa.',
      },
      {
        __typename: 'FeatureListBlock_Features',
        id: 'transfers',
        icon: 'phone',
        title: 'Cinco transferências por mês',
        text: 'Para outros bancos e sem comissão, quando as faz no My BCS.',
      },
      {
        __typename: 'FeatureListBlock_Features',
        id: 'advance',
        icon: 'calendar',
        title: 'Acesso ao BCS Antecipa',
        text: 'Até três salários mensais adiantados, mediante análise.',
      },
    ],
  },
  minimal: {
    __typename: 'FeatureListBlock',
    id: 'feature-list-minimal',
    anchor: null,
    title: null,
    lead: null,
    features: [
      { __typename: 'FeatureListBlock_Features', id: null, icon: null, title: 'No maintenance fee', text: null },
    ],
  },
  longText: {
    __typename: 'FeatureListBlock',
    id: 'feature-list-long',
    anchor: null,
    title: 'Vantagens para quem trabalha por conta própria e para quem tem empregados',
    lead: null,
    features: [
      {
        __typename: 'FeatureListBlock_Features',
        id: 'word',
        icon: 'briefcase',
        title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
        text: 'Uma descrição que continua muito para lá do que cabe em duas linhas, porque explica as condições, as excepções às condições e o que acontece quando uma excepção deixa de se aplicar.',
      },
      {
        __typename: 'FeatureListBlock_Features',
        id: 'iconless',
        icon: null,
        title: 'Sem ícone',
        text: 'Um ponto sem ícone continua alinhado com os outros.',
      },
      { __typename: 'FeatureListBlock_Features', id: 'untitled', icon: 'star', title: null, text: 'Não é mostrado.' },
    ],
  },
})
