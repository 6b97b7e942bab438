import type { Block, BlocksField, Field } from 'payload'
import { inStaffLanguages } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/simulators.json' with { type: 'json' }
import { choiceField } from '@/src/fields/select'
import { defaultLocale, inLocales, languageNames } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'
import { creditFigures, depositFigures, type FigureName } from '@/src/simulators/golden/figures'
import { numberField } from './numbers'

const texts = staffTexts.goldenCases
const form = texts.form

type Typed = { name: string; label: StaffText; description?: StaffText; isRequired?: boolean }

/** What is typed, as it is typed: no number, because what visitors may not write is asked as well. */
const typedField = ({ name, label, description, isRequired = false }: Typed): Field => ({
  name,
  type: 'text',
  label,
  required: isRequired,
  admin: { width: '50%', ...(description ? { description } : {}) },
})

const isRefused = (_data: unknown, sibling: Partial<{ verdict: unknown }>) => sibling.verdict === 'refused'

type Kind = { slug: string; interfaceName: string; figures: readonly FigureName[]; hasGrace: boolean }

const caseBlock = ({ slug, interfaceName, figures, hasGrace }: Kind): Block => ({
  slug,
  interfaceName,
  labels: { singular: form.one, plural: form.cases },
  admin: { disableBlockName: true, components: { Label: '/studio/rows/BlockName.client#BlockName' } },
  fields: [
    typedField({ name: 'name', label: form.name, isRequired: true }),
    typedField({ name: 'source', label: form.source, description: form.sourceHint, isRequired: true }),
    {
      name: 'day',
      type: 'date',
      label: form.day,
      required: true,
      admin: { date: { pickerAppearance: 'dayOnly' }, description: form.dayHint },
    },
    typedField({ name: 'productKey', label: form.productKey, isRequired: true }),
    {
      type: 'row',
      fields: ['amount' as const, 'term' as const].map((name) => typedField({ name, label: form[name] })),
    },
    {
      type: 'row',
      fields: (hasGrace ? (['rate', 'grace'] as const) : (['rate'] as const)).map((name) =>
        typedField({ name, label: form[name] }),
      ),
    },
    choiceField({
      name: 'verdict',
      label: form.verdict,
      enumName: 'GoldenCaseVerdict',
      required: true,
      defaultValue: 'workedOut',
      choices: form.verdicts,
    }),
    {
      name: 'figures',
      type: 'group',
      interfaceName: `${interfaceName}Figures`,
      label: form.figures,
      admin: { description: form.figuresHint, condition: (data, sibling) => !isRefused(data, sibling) },
      fields: figures.map((name) => numberField({ name, label: texts.figures[name], required: false })),
    },
    {
      ...choiceField({
        name: 'field',
        label: form.field,
        enumName: 'GoldenCaseField',
        choices: texts.fields,
      }),
      admin: { condition: isRefused },
    },
    {
      ...choiceField({
        name: 'language',
        label: form.language,
        enumName: 'GoldenCaseLanguage',
        defaultValue: defaultLocale,
        choices: inLocales((locale) => inStaffLanguages(() => languageNames[locale])),
      }),
      admin: { condition: isRefused },
    },
    {
      name: 'message',
      type: 'text',
      label: form.message,
      admin: { condition: isRefused, description: form.messageHint },
    },
  ],
})

/** A golden case of a credit. */
export const creditCaseBlock = caseBlock({
  slug: 'creditCase',
  interfaceName: 'CreditCase',
  figures: creditFigures,
  hasGrace: true,
})

/** A golden case of a term deposit. */
export const depositCaseBlock = caseBlock({
  slug: 'depositCase',
  interfaceName: 'DepositCase',
  figures: depositFigures,
  hasGrace: false,
})

/** What the simulator must not fail, for people who work in the CMS: visitors have no use for it. */
export const goldenCasesField = (filterOptions: BlocksField['filterOptions']): BlocksField => ({
  name: 'cases',
  type: 'blocks',
  label: form.cases,
  labels: { singular: form.one, plural: form.cases },
  maxRows: 60,
  access: { read: ({ req }) => Boolean(req.user) },
  blocks: [creditCaseBlock, depositCaseBlock],
  ...(filterOptions ? { filterOptions } : {}),
  admin: { initCollapsed: true, description: form.about },
})
