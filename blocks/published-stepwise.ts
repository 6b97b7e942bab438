import type { SimulatorFieldsFragment } from '@/graphql/generated/operations'
import type { StoredInput, StoredStepwise } from '@/src/stepwise/stored'

/** A simulator of steps as the CMS answers with it. */
export const toPublishedStepwise = (simulator: StoredStepwise): SimulatorFieldsFragment => ({
  ...simulator,
  __typename: 'Simulator',
  id: 3,
  showCapital: null,
  showStampDuty: null,
  validUntil: simulator.validUntil === '' ? null : `${simulator.validUntil}T12:00:00.000Z`,
  products: [],
  rules: [],
  inputs: simulator.inputs.map(toPublishedInput),
  parameters: simulator.parameters.map(({ validFrom, values }) => ({
    __typename: 'StepwiseParameters',
    validFrom: `${validFrom}T12:00:00.000Z`,
    values: values.map(({ key, ...value }) => ({ __typename: 'StepwiseValues', name: key, ...value })),
  })),
  steps: simulator.steps.map(({ key, ...step }) => ({ __typename: 'StepwiseStep', name: key, ...step })),
  table: simulator.table.map((table) => ({
    ...table,
    __typename: 'StepwiseTable',
    chart: table.chart === '' ? null : table.chart,
    columns: table.columns.map(({ key, ...column }) => ({ __typename: 'StepwiseColumns', name: key, ...column })),
  })),
  results: simulator.results.map((result) => ({ __typename: 'StepwiseResult', ...result })),
  warnings: simulator.warnings.map((warning) => ({ __typename: 'StepwiseWarning', ...warning })),
})

const toPublishedInput = (input: StoredInput) => {
  switch (input.blockType) {
    case 'choiceInput':
      return {
        ...input,
        name: input.key,
        __typename: 'ChoiceInput' as const,
        options: input.options.map((option) => ({ __typename: 'StepwiseOptions' as const, ...option })),
      }
    case 'amountInput':
      return { __typename: 'AmountInput' as const, name: input.key, ...input }
    case 'percentInput':
      return { __typename: 'PercentInput' as const, name: input.key, ...input }
    case 'countInput':
      return { __typename: 'CountInput' as const, name: input.key, ...input }
  }
}
