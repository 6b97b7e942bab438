import type { CreditSimulator, DepositSimulator } from './stored-simulator'

/** Two products of credit with fees and taxes, for tests and examples to stand on. */
export const exampleCredit: CreditSimulator = {
  key: 'example-credit',
  name: 'Simulador de crédito',
  notice: 'A simulação não é uma proposta nem uma aprovação.',
  validUntil: '2027-06-30',
  calculation: 'credit',
  showCapital: true,
  showStampDuty: true,
  products: [
    {
      productKey: 'consumer-credit',
      name: 'Crédito ao Consumo',
      amount: { currency: 'AOA', min: 300_000, max: 10_000_000, step: 50_000, default: 2_000_000 },
      term: { min: 6, max: 48, step: 1, default: 24 },
      rate: null,
      graceMax: 0,
      conditions: [
        {
          validFrom: '2026-10-01',
          tiers: [{ amountFrom: 300_000, amountTo: 10_000_000, termFrom: 6, termTo: 48, rate: 24 }],
          fees: [
            { label: 'Comissão de abertura', when: 'opening', percent: 1.5, fixed: 0, minimum: 10_000, bearsVat: true },
          ],
        },
      ],
    },
    {
      productKey: 'mortgage-loan',
      name: 'Crédito Habitação',
      amount: { currency: 'AOA', min: 10_000_000, max: 250_000_000, step: 1_000_000, default: 60_000_000 },
      term: { min: 60, max: 300, step: 12, default: 240 },
      rate: { min: 10, max: 30 },
      graceMax: 12,
      conditions: [
        {
          validFrom: '2026-10-01',
          tiers: [
            { amountFrom: 10_000_000, amountTo: 100_000_000, termFrom: 60, termTo: 300, rate: 16 },
            { amountFrom: 100_000_001, amountTo: 250_000_000, termFrom: 60, termTo: 300, rate: 15 },
          ],
          fees: [],
        },
        {
          validFrom: '2027-01-01',
          tiers: [{ amountFrom: 10_000_000, amountTo: 250_000_000, termFrom: 60, termTo: 300, rate: 14 }],
          fees: [],
        },
      ],
    },
  ],
  rules: [
    {
      validFrom: '2026-01-01',
      vat: 14,
      stampDutyOnInterest: 0.2,
      stampDutyOnLoan: [
        { termFrom: 1, termTo: 12, rate: 0.5 },
        { termFrom: 13, termTo: 59, rate: 0.4 },
        { termFrom: 60, termTo: 600, rate: 0.3 },
      ],
    },
  ],
}

/** A deposit in kwanzas with two tiers and one in euros, whose year has 360 days. */
export const exampleDeposit: DepositSimulator = {
  key: 'example-deposit',
  name: 'Simulador de depósitos a prazo',
  notice: 'A simulação não é uma proposta.',
  validUntil: '',
  calculation: 'termDeposit',
  products: [
    {
      productKey: 'term-deposit',
      name: 'Depósito a prazo',
      amount: { currency: 'AOA', min: 75_000, max: 50_000_000, step: 25_000, default: 1_000_000 },
      terms: [30, 90, 180, 365],
      termDefault: 90,
      rate: null,
      interestPayment: 'maturity',
      isCapitalised: false,
      conditions: [
        {
          validFrom: '2026-10-01',
          tiers: [
            { amountFrom: 75_000, amountTo: 1_000_000, termFrom: 30, termTo: 179, rate: 8 },
            { amountFrom: 75_000, amountTo: 1_000_000, termFrom: 180, termTo: 365, rate: 10 },
            { amountFrom: 1_000_001, amountTo: 50_000_000, termFrom: 30, termTo: 365, rate: 10.5 },
          ],
        },
      ],
    },
    {
      productKey: 'euro-deposit',
      name: 'Depósito em euros',
      amount: { currency: 'EUR', min: 1000, max: 100_000, step: 100, default: 2500 },
      terms: [90, 180, 360],
      termDefault: 180,
      rate: { min: 0, max: 10 },
      interestPayment: 'quarterly',
      isCapitalised: true,
      conditions: [
        {
          validFrom: '2026-10-01',
          tiers: [{ amountFrom: 1000, amountTo: 100_000, termFrom: 90, termTo: 360, rate: 0.5 }],
        },
      ],
    },
  ],
  rules: [
    {
      validFrom: '2026-01-01',
      taxRate: 10,
      dayCounts: [
        { currency: 'AOA', days: 365 },
        { currency: 'EUR', days: 360 },
      ],
    },
  ],
}
