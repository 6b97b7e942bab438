import type { Block, BlocksField, Field } from 'payload'
import staffTexts from '@/messages/staff/simulators.json' with { type: 'json' }
import stepwiseTexts from '@/messages/staff/stepwise.json' with { type: 'json' }
import { foldedRows, rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { creditFigures, depositFigures, type FigureName } from '@/src/simulators/golden/figures'
import { expectationFields, headFields, isRefused, typedField, verdictField } from './golden-case-parts'
import { numberField } from './numbers'
import { rowAdmin } from './row-admin'

const texts = staffTexts.goldenCases
const form = texts.form
const steps = stepwiseTexts.form

const caseBlock = (slug: string, interfaceName: string, fields: Field[]): Block => ({
  slug,
  interfaceName,
  labels: { singular: form.one, plural: form.cases },
  admin: rowAdmin(form.one),
  fields: [...headFields(), ...fields],
})

type Kind = { slug: string; interfaceName: string; figures: readonly FigureName[]; typed: readonly Typed[] }
type Typed = 'amount' | 'term' | 'rate' | 'grace'

/** A case of a product: a credit or a deposit. */
const productCaseBlock = ({ slug, interfaceName, figures, typed }: Kind): Block =>
  caseBlock(slug, interfaceName, [
    typedField({ name: 'productKey', label: form.productKey, isRequired: true }),
    { type: 'row', fields: typed.map((name) => typedField({ name, label: form[name] })) },
    verdictField(),
    {
      name: 'figures',
      type: 'group',
      interfaceName: `${interfaceName}Figures`,
      label: form.figures,
      admin: { description: form.figuresHint, condition: (data, sibling) => !isRefused(data, sibling) },
      fields: figures.map((name) => numberField({ name, label: texts.figures[name], required: false })),
    },
    ...expectationFields(
      choiceField({ name: 'field', label: form.field, enumName: 'GoldenCaseField', choices: texts.fields }),
    ),
  ])

const creditCaseBlock = productCaseBlock({
  slug: 'creditCase',
  interfaceName: 'CreditCase',
  figures: creditFigures,
  typed: ['amount', 'term', 'rate', 'grace'],
})

const depositCaseBlock = productCaseBlock({
  slug: 'depositCase',
  interfaceName: 'DepositCase',
  figures: depositFigures,
  typed: ['amount', 'term', 'rate'],
})

/** A case of a simulator of steps: what is typed and what has to come, by the names of inputs and steps. */
const stepwiseCaseBlock = caseBlock('stepwiseCase', 'StepwiseCase', [
  {
    ...rowsField({
      name: 'answers',
      label: steps.answers,
      fields: [
        typedField({ name: 'input', label: steps.input, description: steps.inputHint, isRequired: true }),
        typedField({ name: 'value', label: steps.answer }),
      ],
    }),
    interfaceName: 'StepwiseAnswers',
  },
  verdictField(),
  {
    ...rowsField({
      name: 'outcomes',
      label: steps.outcomes,
      fields: [
        typedField({ name: 'step', label: steps.step, isRequired: true }),
        numberField({ name: 'amount', label: steps.amount }),
      ],
    }),
    interfaceName: 'StepwiseOutcomes',
  },
  ...expectationFields({ name: 'field', type: 'text', label: form.field }),
])

/** What the simulator must not fail, for people who work in the CMS: visitors have no use for it. */
export const goldenCasesField = (filterOptions: NonNullable<BlocksField['filterOptions']>): BlocksField => ({
  name: 'cases',
  type: 'blocks',
  label: form.cases,
  labels: { singular: form.one, plural: form.cases },
  maxRows: 60,
  access: { read: ({ req }) => Boolean(req.user) },
  blocks: [creditCaseBlock, depositCaseBlock, stepwiseCaseBlock],
  filterOptions,
  admin: {
    ...foldedRows,
    description: form.about,
    components: {
      beforeInput: [...foldedRows.components.beforeInput, '/studio/simulators/CasesAtLastSave.client#CasesAtLastSave'],
    },
  },
})
