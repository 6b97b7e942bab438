import type { Block, BlocksField, Field } from 'payload'
import staffTexts from '@/messages/staff/stepwise.json' with { type: 'json' }
import { foldedRows, rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { lineField, paragraphField } from '@/src/fields/text'
import type { StaffText } from '@/src/i18n/staff-text'
import { numberField, optionalCurrencyField, sourceField, validFromField } from './numbers'
import { rowAdmin } from './row-admin'

const texts = staffTexts.form

type Plain = { name: string; label: StaffText; description?: StaffText; isRequired?: boolean; isCode?: boolean }

/** A name or an expression: the same in both languages. */
const plainField = ({ name, label, description, isRequired = true, isCode = false }: Plain): Field => {
  const common = { name, label, required: isRequired, admin: description ? { description } : {} }
  return isCode ? { ...common, type: 'textarea' } : { ...common, type: 'text' }
}

const nameField = (): Field => plainField({ name: 'name', label: texts.name, description: texts.nameHint })
const stepField = (): Field => plainField({ name: 'step', label: texts.step, description: texts.stepHint })
const expressionField = (): Field =>
  plainField({ name: 'expression', label: texts.expression, description: texts.expressionHint, isCode: true })

const kindField = (): Field =>
  choiceField({
    name: 'kind',
    label: texts.kind,
    enumName: 'StepwiseKind',
    required: true,
    defaultValue: 'amount',
    choices: texts.kinds,
  })

const rowBlock = (slug: string, interfaceName: string, label: StaffText, fields: Field[]): Block => ({
  slug,
  interfaceName,
  labels: { singular: label, plural: label },
  admin: rowAdmin(label),
  fields,
})

const inputFields = (): Field[] => [
  nameField(),
  lineField({ name: 'label', label: texts.label, required: true }),
  paragraphField({ name: 'hint', label: texts.hint }),
]

const limitedInput = (slug: string, interfaceName: string, label: StaffText): Block =>
  rowBlock(slug, interfaceName, label, [
    ...inputFields(),
    {
      type: 'row',
      fields: [
        numberField({ name: 'min', label: texts.min }),
        numberField({ name: 'max', label: texts.max }),
        numberField({ name: 'default', label: texts.default }),
      ],
    },
  ])

const choiceInput = rowBlock('choiceInput', 'ChoiceInput', texts.choiceInput, [
  ...inputFields(),
  {
    ...rowsField({
      name: 'options',
      label: texts.options,
      maxRows: 12,
      fields: [
        lineField({ name: 'label', label: texts.label, required: true }),
        numberField({ name: 'value', label: texts.value }),
      ],
    }),
    interfaceName: 'StepwiseOptions',
    minRows: 1,
    required: true,
  },
])

const table = rowBlock('stepwiseTable', 'StepwiseTable', texts.tableOfPeriods, [
  lineField({ name: 'title', label: texts.title, required: true }),
  plainField({ name: 'periods', label: texts.periods, description: texts.periodsHint }),
  choiceField({ name: 'chart', label: texts.chart, enumName: 'StepwiseChart', choices: texts.chartKinds }),
  {
    type: 'row',
    admin: { condition: (_, sibling: Partial<{ chart: unknown }>) => Boolean(sibling?.chart) },
    fields: [
      plainField({ name: 'chartLow', label: texts.chartLow, description: texts.chartHint, isRequired: false }),
      plainField({ name: 'chartHigh', label: texts.chartHigh, isRequired: false }),
    ],
  },
  {
    ...rowsField({
      name: 'columns',
      label: texts.columns,
      maxRows: 12,
      fields: [
        nameField(),
        lineField({ name: 'label', label: texts.label, required: true }),
        kindField(),
        plainField({ name: 'first', label: texts.first, description: texts.firstHint, isRequired: false }),
        expressionField(),
        { name: 'isHidden', type: 'checkbox', label: texts.isHidden },
      ],
    }),
    interfaceName: 'StepwiseColumns',
    minRows: 1,
    required: true,
  },
])

const parameters = rowBlock('stepwiseParameters', 'StepwiseParameters', texts.parametersOfDay, [
  validFromField(),
  sourceField(),
  {
    ...rowsField({
      name: 'values',
      label: texts.values,
      fields: [nameField(), numberField({ name: 'value', label: texts.value })],
    }),
    interfaceName: 'StepwiseValues',
    minRows: 1,
    required: true,
  },
])

type List = {
  name: string
  label: StaffText
  one: StaffText
  description: StaffText
  blocks: Block[]
  maxRows?: number
}

/** A list of a simulator of steps, and what one of its rows is called; other simulators do not have it. */
const listField = ({ name, label, one, description, blocks, maxRows = 40 }: List): BlocksField => ({
  name,
  type: 'blocks',
  label,
  labels: { singular: one, plural: label },
  maxRows,
  blocks,
  admin: { ...foldedRows, description, condition: isStepwise },
})

const isStepwise = ({ calculation }: Partial<{ calculation: unknown }>) => calculation === 'stepwise'

/** All that a simulator of steps is made of, in the order in which it is written: what is asked, what is known, how it is worked out. */
export const stepwiseFields = (): Field[] => [
  // Only here: what is required of one calculation would be missed by the others.
  { ...optionalCurrencyField(), admin: { position: 'sidebar', condition: isStepwise } },
  listField({
    ...{ name: 'inputs', label: texts.inputs, one: texts.input, description: texts.inputsHint, maxRows: 9 },
    blocks: [
      limitedInput('amountInput', 'AmountInput', texts.amountInput),
      limitedInput('percentInput', 'PercentInput', texts.percentInput),
      limitedInput('countInput', 'CountInput', texts.countInput),
      choiceInput,
    ],
  }),
  listField({
    ...{ name: 'parameters', label: texts.parameters, one: texts.parametersOfDay, description: texts.parametersHint },
    blocks: [parameters],
  }),
  listField({
    ...{ name: 'steps', label: texts.steps, one: texts.step, description: texts.stepsHint },
    blocks: [rowBlock('stepwiseStep', 'StepwiseStep', texts.step, [nameField(), expressionField()])],
  }),
  listField({
    ...{
      name: 'table',
      label: texts.tableOfPeriods,
      one: texts.tableOfPeriods,
      description: texts.tableHint,
      maxRows: 1,
    },
    blocks: [table],
  }),
  listField({
    ...{ name: 'results', label: texts.results, one: texts.result, description: texts.resultsHint, maxRows: 20 },
    blocks: [
      rowBlock('stepwiseResult', 'StepwiseResult', texts.result, [
        stepField(),
        lineField({ name: 'label', label: texts.label, required: true }),
        kindField(),
        { name: 'isMain', type: 'checkbox', label: texts.isMain },
      ]),
    ],
  }),
  listField({
    ...{ name: 'warnings', label: texts.warnings, one: texts.warning, description: texts.warningsHint, maxRows: 10 },
    blocks: [
      rowBlock('stepwiseWarning', 'StepwiseWarning', texts.warning, [
        stepField(),
        paragraphField({ name: 'text', label: texts.text, required: true }),
      ]),
    ],
  }),
]
