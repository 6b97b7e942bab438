import type { ArrayField, Block, Field, PayloadRequest } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { lineField } from '@/src/fields/text'
import { slugPattern } from '@/src/links/slug'
import { amountField, monthsField, numberField, percentField, sourceField, validFromField } from './simulator-numbers'

const productFields = (): Field[] => [
  {
    name: 'productKey',
    type: 'text',
    required: true,
    label: { pt: 'Chave', en: 'Key' },
    admin: {
      description: {
        pt: 'O nome do produto nos endereços de simulações. Não o mude: as ligações partilhadas deixariam de funcionar.',
        en: 'The name of the product in the addresses of simulations. Do not change it: links that people have shared would break.',
      },
    },
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
      value && slugPattern.test(value)
        ? true
        : adminText(req, {
            pt: 'Só letras minúsculas sem acentos, algarismos e hífenes simples.',
            en: 'Only lower-case letters without accents, digits and single hyphens.',
          }),
  },
  lineField({ name: 'name', label: { pt: 'Nome', en: 'Name' }, required: true }),
  amountField(),
]

const ownRateField = (): Field => ({
  name: 'rate',
  type: 'group',
  interfaceName: 'SimulatorOwnRate',
  label: { pt: 'Outras taxas', en: 'Other rates' },
  admin: {
    description: {
      pt: 'Entre que taxas o visitante pode experimentar outra. Vazio: só a taxa do produto.',
      en: 'Between which rates visitors may try another. Empty: only the rate of the product.',
    },
  },
  fields: [
    percentField({ name: 'min', label: { pt: 'Mínima (%)', en: 'Lowest (%)' }, required: false }),
    percentField({ name: 'max', label: { pt: 'Máxima (%)', en: 'Highest (%)' }, required: false }),
  ],
})

type TermUnit = { pt: string; en: string }

const tiersField = (unit: TermUnit): ArrayField => ({
  ...rowsField({
    name: 'tiers',
    label: { pt: 'Taxas por montante e prazo', en: 'Rates by amount and term' },
    fields: [
      {
        type: 'row',
        fields: [
          numberField({ name: 'amountFrom', label: { pt: 'Montante de', en: 'Amount from' } }),
          numberField({ name: 'amountTo', label: { pt: 'até (inclusive)', en: 'to (inclusive)' } }),
        ],
      },
      {
        type: 'row',
        fields: [
          numberField({ name: 'termFrom', label: { pt: `Prazo de (${unit.pt})`, en: `Term from (${unit.en})` } }),
          numberField({ name: 'termTo', label: { pt: 'até (inclusive)', en: 'to (inclusive)' } }),
        ],
      },
      percentField({ name: 'rate', label: { pt: 'Taxa anual (%)', en: 'Rate a year (%)' } }),
    ],
    maxRows: 200,
  }),
  interfaceName: 'SimulatorTiers',
  minRows: 1,
  required: true,
})

const feesField = (): ArrayField => ({
  ...rowsField({
    name: 'fees',
    label: { pt: 'Comissões e despesas obrigatórias', en: 'Fees and compulsory expenses' },
    fields: [
      lineField({ name: 'label', label: { pt: 'Designação', en: 'Label' }, required: true }),
      choiceField({
        name: 'when',
        label: { pt: 'Quando', en: 'When' },
        enumName: 'SimulatorFeeWhen',
        required: true,
        defaultValue: 'opening',
        choices: {
          opening: { pt: 'Uma vez, na abertura', en: 'Once, at the opening' },
          instalment: { pt: 'Com cada prestação', en: 'With each instalment' },
        },
      }),
      percentField({
        name: 'percent',
        label: { pt: 'Percentagem', en: 'Percentage' },
        description: {
          pt: 'Na abertura, do montante; com a prestação, do capital em dívida.',
          en: 'At the opening, of the amount; with an instalment, of what is still owed.',
        },
        required: false,
      }),
      numberField({ name: 'fixed', label: { pt: 'Valor fixo', en: 'Fixed amount' }, required: false }),
      numberField({ name: 'minimum', label: { pt: 'Valor mínimo', en: 'Least amount' }, required: false }),
      { name: 'bearsVat', type: 'checkbox', label: { pt: 'Acresce IVA', en: 'VAT is added' } },
    ],
  }),
  interfaceName: 'SimulatorFees',
})

const conditionsField = (name: string, fields: Field[]): ArrayField => ({
  ...rowsField({
    name: 'conditions',
    label: { pt: 'Condições por data', en: 'Conditions by date' },
    fields: [validFromField(), sourceField(), ...fields],
  }),
  interfaceName: name,
  minRows: 1,
  required: true,
})

/** A credit that visitors can work out: its limits, and its rates and fees by date. */
export const creditProductBlock: Block = {
  slug: 'creditProduct',
  interfaceName: 'CreditProduct',
  labels: {
    singular: { pt: 'Produto de crédito', en: 'Credit product' },
    plural: { pt: 'Produtos de crédito', en: 'Credit products' },
  },
  admin: { disableBlockName: true },
  fields: [
    ...productFields(),
    monthsField(),
    numberField({
      name: 'graceMax',
      label: { pt: 'Carência de capital até', en: 'Grace of capital up to' },
      description: {
        pt: 'Meses em que só se pagam juros. 0 ou vazio: sem carência.',
        en: 'Months in which only interest is paid. 0 or empty: none.',
      },
      required: false,
    }),
    ownRateField(),
    conditionsField('CreditConditions', [tiersField({ pt: 'meses', en: 'months' }), feesField()]),
  ],
}

/** A term deposit that visitors can work out: its limits and terms, and its rates by date. */
export const depositProductBlock: Block = {
  slug: 'depositProduct',
  interfaceName: 'DepositProduct',
  labels: {
    singular: { pt: 'Depósito a prazo', en: 'Term deposit' },
    plural: { pt: 'Depósitos a prazo', en: 'Term deposits' },
  },
  admin: { disableBlockName: true },
  fields: [
    ...productFields(),
    {
      name: 'terms',
      type: 'number',
      hasMany: true,
      required: true,
      minRows: 1,
      label: { pt: 'Prazos', en: 'Terms' },
      admin: { description: { pt: 'Em dias: 30, 90, 180…', en: 'In days: 30, 90, 180…' } },
    },
    numberField({ name: 'termDefault', label: { pt: 'Prazo inicial', en: 'First term' } }),
    choiceField({
      name: 'interestPayment',
      label: { pt: 'Pagamento de juros', en: 'Payment of interest' },
      enumName: 'SimulatorInterestPayment',
      required: true,
      defaultValue: 'maturity',
      choices: {
        maturity: { pt: 'No vencimento', en: 'At maturity' },
        monthly: { pt: 'Todos os meses', en: 'Every month' },
        quarterly: { pt: 'Todos os trimestres', en: 'Every quarter' },
        halfYearly: { pt: 'Todos os semestres', en: 'Every half-year' },
      },
    }),
    {
      name: 'isCapitalised',
      type: 'checkbox',
      label: { pt: 'Os juros somam-se ao depósito', en: 'Interest is added to the deposit' },
    },
    ownRateField(),
    conditionsField('DepositConditions', [tiersField({ pt: 'dias', en: 'days' })]),
  ],
}
