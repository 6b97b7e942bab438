import { defineFixtures } from '../fixtures'

export const figuresFixtures = defineFixtures('FiguresBlock', {
  default: {
    __typename: 'FiguresBlock',
    id: 'figures-default',
    anchor: null,
    title: 'O BCS em números',
    lead: 'Os dados são os do último trimestre publicado.',
    figures: [
      {
        __typename: 'FiguresBlock_Figures',
        id: 'branches',
        value: '11',
        label: 'balcões',
        detail: 'Seis em Luanda e cinco noutras províncias.',
      },
      {
        __typename: 'FiguresBlock_Figures',
        id: 'staff',
        value: '312',
        label: 'colaboradores',
        detail: 'A 30 de Setembro de 2026.',
      },
      {
        __typename: 'FiguresBlock_Figures',
        id: 'opened',
        value: '2016',
        label: 'abertura ao público',
        detail: 'O primeiro balcão abriu em Luanda.',
      },
    ],
    note: 'Valores não auditados.',
  },
  minimal: {
    __typename: 'FiguresBlock',
    id: 'figures-minimal',
    anchor: null,
    title: null,
    lead: null,
    figures: [{ __typename: 'FiguresBlock_Figures', id: null, value: '75%', label: 'of salary', detail: null }],
    note: null,
  },
  longText: {
    __typename: 'FiguresBlock',
    id: 'figures-long',
    anchor: null,
    title: 'Limites',
    lead: null,
    figures: [
      {
        __typename: 'FiguresBlock_Figures',
        id: 'limit',
        value: '1 250 000 000 000,00 Kz de activo total líquido',
        label: 'Contratransubstanciacionalistiquissimamentedesconhecidíssima',
        detail: 'Activo total depois de imparidades, segundo as normas internacionais de relato financeiro.',
      },
      {
        __typename: 'FiguresBlock_Figures',
        id: 'half',
        value: '12',
        label: null,
        detail: 'Sem designação, fica de fora.',
      },
    ],
    note: 'Os valores são arredondados ao milhar de kwanzas. A soma das parcelas pode não coincidir com o total apresentado nas contas publicadas.',
  },
})
