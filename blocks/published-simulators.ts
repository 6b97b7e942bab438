import type { SimulatorFieldsFragment } from '@/graphql/generated/operations'
import type {
  CreditProduct,
  CreditSimulator,
  DepositProduct,
  DepositSimulator,
  Tier,
} from '@/site/schemas/simulator/stored-simulator'

const withMoney = ({ amount, rate }: CreditProduct | DepositProduct) => ({
  amount: { __typename: 'SimulatorAmount' as const, ...amount },
  rate: { __typename: 'SimulatorOwnRate' as const, min: rate?.min ?? null, max: rate?.max ?? null },
})

const withTiers = ({ validFrom, tiers }: { validFrom: string; tiers: readonly Tier[] }) => ({
  validFrom: `${validFrom}T12:00:00.000Z`,
  tiers: tiers.map((tier) => ({ __typename: 'SimulatorTiers' as const, ...tier })),
})

/** What only simulators of steps have. */
const noSteps = {
  currency: null,
  inputs: null,
  parameters: null,
  steps: null,
  table: null,
  results: null,
  warnings: null,
}

/** A credit simulator as the CMS answers with it. */
export const toPublishedCredit = (simulator: CreditSimulator): SimulatorFieldsFragment => ({
  ...noSteps,
  ...simulator,
  __typename: 'Simulator',
  id: 1,
  validUntil: simulator.validUntil === '' ? null : `${simulator.validUntil}T12:00:00.000Z`,
  products: simulator.products.map((product) => ({
    ...product,
    ...withMoney(product),
    __typename: 'CreditProduct',
    term: { __typename: 'SimulatorMonths', ...product.term },
    conditions: product.conditions.map((conditions) => ({
      ...withTiers(conditions),
      __typename: 'CreditConditions',
      fees: conditions.fees.map((fee) => ({ __typename: 'SimulatorFees', ...fee })),
    })),
  })),
  rules: simulator.rules.map((rules) => ({
    ...rules,
    __typename: 'CreditRules',
    stampDutyOnLoan: rules.stampDutyOnLoan.map((band) => ({ __typename: 'SimulatorDutyBands', ...band })),
  })),
})

/** A deposit simulator as the CMS answers with it. */
export const toPublishedDeposit = (simulator: DepositSimulator): SimulatorFieldsFragment => ({
  ...noSteps,
  ...simulator,
  __typename: 'Simulator',
  id: 2,
  validUntil: null,
  showCapital: null,
  showStampDuty: null,
  products: simulator.products.map((product) => ({
    ...product,
    ...withMoney(product),
    __typename: 'DepositProduct',
    conditions: product.conditions.map((conditions) => ({
      ...withTiers(conditions),
      __typename: 'DepositConditions',
    })),
  })),
  rules: simulator.rules.map((rules) => ({
    ...rules,
    __typename: 'DepositRules',
    dayCounts: rules.dayCounts.map((count) => ({ __typename: 'SimulatorDayCounts', ...count })),
  })),
})
