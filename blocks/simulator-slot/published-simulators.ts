import type { SimulatorFieldsFragment } from '@/graphql/generated/operations'
import { exampleCredit, exampleDeposit } from '@/schemas/simulator/example-simulators'
import type { CreditProduct, DepositProduct, Tier } from '@/schemas/simulator/stored-simulator'

/** The example simulators as the CMS answers with them, for fixtures. */

const withMoney = ({ amount, rate }: CreditProduct | DepositProduct) => ({
  amount: { __typename: 'SimulatorAmount' as const, ...amount },
  rate: { __typename: 'SimulatorOwnRate' as const, min: rate?.min ?? null, max: rate?.max ?? null },
})

const withTiers = ({ validFrom, tiers }: { validFrom: string; tiers: readonly Tier[] }) => ({
  validFrom: `${validFrom}T12:00:00.000Z`,
  tiers: tiers.map((tier) => ({ __typename: 'SimulatorTiers' as const, ...tier })),
})

export const publishedCredit: SimulatorFieldsFragment = {
  ...exampleCredit,
  __typename: 'Simulator',
  id: 1,
  validUntil: `${exampleCredit.validUntil}T12:00:00.000Z`,
  products: exampleCredit.products.map((product) => ({
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
  rules: exampleCredit.rules.map((rules) => ({
    ...rules,
    __typename: 'CreditRules',
    stampDutyOnLoan: rules.stampDutyOnLoan.map((band) => ({ __typename: 'SimulatorDutyBands', ...band })),
  })),
}

export const publishedDeposit: SimulatorFieldsFragment = {
  ...exampleDeposit,
  __typename: 'Simulator',
  id: 2,
  validUntil: null,
  showCapital: null,
  showStampDuty: null,
  products: exampleDeposit.products.map((product) => ({
    ...product,
    ...withMoney(product),
    __typename: 'DepositProduct',
    conditions: product.conditions.map((conditions) => ({
      ...withTiers(conditions),
      __typename: 'DepositConditions',
    })),
  })),
  rules: exampleDeposit.rules.map((rules) => ({
    ...rules,
    __typename: 'DepositRules',
    dayCounts: rules.dayCounts.map((count) => ({ __typename: 'SimulatorDayCounts', ...count })),
  })),
}
