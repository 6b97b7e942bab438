import type { StoredStepwise } from '@/src/stepwise/stored'

/** A simulator of steps for examples: a plan of saving, with a warning, a chart and a table. */
export const exampleStepwise: StoredStepwise = {
  calculation: 'stepwise',
  key: 'example-savings',
  name: 'Simulador de poupança',
  notice: 'Simulação informativa, com a taxa e o imposto em vigor. Não é uma proposta.',
  validUntil: '2027-06-30',
  currency: 'AOA',
  inputs: [
    {
      blockType: 'amountInput',
      key: 'monthly',
      label: 'Depósito de cada mês',
      hint: 'Pode mudar todos os meses.',
      min: 5000,
      max: 500_000,
      default: 25_000,
    },
    { blockType: 'countInput', key: 'months', label: 'Meses de poupança', hint: '', min: 3, max: 48, default: 6 },
    {
      blockType: 'choiceInput',
      key: 'rate',
      label: 'Taxa anual',
      hint: '',
      options: [
        { label: '8 %', value: 8 },
        { label: '10,5 %', value: 10.5 },
      ],
    },
  ],
  parameters: [{ validFrom: '2026-10-01', source: 'Preçário', values: [{ key: 'taxRate', value: 10 }] }],
  steps: [
    { key: 'saved', expression: 'last.balance' },
    { key: 'net', expression: 'last.earned' },
    { key: 'isShort', expression: 'months < 12' },
  ],
  table: [
    {
      title: 'O plano mês a mês',
      periods: 'months',
      chart: 'last',
      chartLow: 'paidIn',
      chartHigh: 'earned',
      columns: [
        {
          key: 'due',
          label: 'Data',
          kind: 'day',
          first: '',
          expression: 'monthsAfter(start, period)',
          isHidden: false,
        },
        {
          key: 'paidIn',
          label: 'Depositado até aí',
          kind: 'amount',
          first: '0',
          expression: 'before.paidIn + monthly',
          isHidden: false,
        },
        {
          key: 'earned',
          label: 'Juros líquidos até aí',
          kind: 'amount',
          first: '0',
          expression: 'before.earned + cents(before.balance * rate / 1200 * (1 - taxRate / 100))',
          isHidden: false,
        },
        {
          key: 'balance',
          label: 'Poupança',
          kind: 'amount',
          first: '0',
          expression: 'paidIn + earned',
          isHidden: false,
        },
      ],
    },
  ],
  results: [
    { step: 'saved', label: 'Poupança no fim', kind: 'amount', isMain: true },
    { step: 'rate', label: 'Taxa anual nominal bruta (TANB)', kind: 'percent', isMain: false },
    { step: 'net', label: 'Juros líquidos', kind: 'amount', isMain: false },
  ],
  warnings: [{ step: 'isShort', text: 'Os juros são pagos ao fim de um ano: este plano acaba antes.' }],
}
