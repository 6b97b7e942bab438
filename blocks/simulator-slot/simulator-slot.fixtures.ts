import { defineFixtures } from '../fixtures'

export const simulatorSlotFixtures = defineFixtures('SimulatorSlotBlock', {
  default: {
    __typename: 'SimulatorSlotBlock',
    id: 'simulator-slot-default',
    anchor: 'simulador',
    title: 'Calcule o rendimento',
    lead: 'O exemplo usa o primeiro escalão, com juros no vencimento.',
    simulatorKey: 'termDeposit',
    examples: [
      { __typename: 'SimulatorSlotBlock_Examples', id: 'amount', label: 'Montante', value: '30 000 000,00 Kz' },
      { __typename: 'SimulatorSlotBlock_Examples', id: 'term', label: 'Prazo', value: '365 dias' },
      { __typename: 'SimulatorSlotBlock_Examples', id: 'rate', label: 'TANB', value: '11,5 %' },
      { __typename: 'SimulatorSlotBlock_Examples', id: 'gross', label: 'Juros brutos', value: '3 450 000,00 Kz' },
      { __typename: 'SimulatorSlotBlock_Examples', id: 'tax', label: 'IAC de 10 %', value: '345 000,00 Kz' },
      { __typename: 'SimulatorSlotBlock_Examples', id: 'net', label: 'Juros líquidos', value: '3 105 000,00 Kz' },
    ],
    note: 'Valores informativos. A simulação não é uma proposta nem uma aprovação.',
    links: [
      {
        __typename: 'SiteLinks',
        id: 'pricing',
        label: 'Ver o preçário',
        url: null,
        hash: null,
        page: { __typename: 'Page', id: 30, title: 'Preçário', path: '/particulares/precario' },
        document: null,
      },
    ],
  },
  minimal: {
    __typename: 'SimulatorSlotBlock',
    id: 'simulator-slot-minimal',
    anchor: null,
    title: null,
    lead: null,
    simulatorKey: 'credit',
    examples: null,
    note: null,
    links: null,
  },
  longText: {
    __typename: 'SimulatorSlotBlock',
    id: 'simulator-slot-long',
    anchor: null,
    title: 'Simule a prestação',
    lead: null,
    simulatorKey: 'credit',
    examples: [
      {
        __typename: 'SimulatorSlotBlock_Examples',
        id: null,
        label: '100 000 000 Kz em 60 meses, com taxa anual nominal de 7,5 % e carência de capital de 6 meses',
        value: '2 003 794,86 Kz por mês depois da carência, mais seguros e impostos',
      },
      {
        __typename: 'SimulatorSlotBlock_Examples',
        id: null,
        label: 'Contratransubstanciacionalistiquissimamentedesconhecidíssima',
        value: '625 000 Kz',
      },
      { __typename: 'SimulatorSlotBlock_Examples', id: null, label: 'Sem valor, fica de fora', value: null },
    ],
    note: 'O plano assume prestações constantes e não inclui seguros nem comissões de terceiros. A simulação não é uma proposta nem uma aprovação, e os valores em vigor constam do preçário.',
    links: null,
  },
})
