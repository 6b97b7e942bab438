import type { ArrayField, Block, Field, PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { lineField } from '@/src/fields/text'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { slugPattern } from '@/src/links/slug'
import { amountField, monthsField, numberField, percentField, sourceField, validFromField } from './numbers'
import { rowAdmin } from './row-admin'

const productFields = (): Field[] => [
  {
    name: 'productKey',
    type: 'text',
    required: true,
    label: staffTexts.simulatorProduct.productFields.productKey.label,
    admin: {
      description: staffTexts.simulatorProduct.productFields.productKey.description,
    },
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
      value && slugPattern.test(value)
        ? true
        : adminText(req, staffTexts.simulatorProduct.productFields.productKey.invalid),
  },
  lineField({ name: 'name', label: staffTexts.simulatorProduct.productFields.name.label, required: true }),
  amountField(),
]

const ownRateField = (): Field => ({
  name: 'rate',
  type: 'group',
  interfaceName: 'SimulatorOwnRate',
  label: staffTexts.simulatorProduct.ownRateField.rate.label,
  admin: {
    description: staffTexts.simulatorProduct.ownRateField.rate.description,
  },
  fields: [
    percentField({ name: 'min', label: staffTexts.simulatorProduct.ownRateField.rate.min.label, required: false }),
    percentField({ name: 'max', label: staffTexts.simulatorProduct.ownRateField.rate.max.label, required: false }),
  ],
})

type TermUnit = StaffText

const tiersField = (unit: TermUnit): ArrayField => ({
  ...rowsField({
    name: 'tiers',
    label: staffTexts.simulatorProduct.tiersField.tiers.label,
    fields: [
      {
        type: 'row',
        fields: [
          numberField({ name: 'amountFrom', label: staffTexts.simulatorProduct.tiersField.tiers.amountFrom.label }),
          numberField({ name: 'amountTo', label: staffTexts.simulatorProduct.tiersField.tiers.amountTo.label }),
        ],
      },
      {
        type: 'row',
        fields: [
          numberField({
            name: 'termFrom',
            label: fillText(staffTexts.simulatorProduct.tiersField.tiers.termFrom.label, { unit }),
          }),
          numberField({ name: 'termTo', label: staffTexts.simulatorProduct.tiersField.tiers.termTo.label }),
        ],
      },
      percentField({ name: 'rate', label: staffTexts.simulatorProduct.tiersField.tiers.rate.label }),
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
    label: staffTexts.simulatorProduct.feesField.fees.label,
    fields: [
      lineField({ name: 'label', label: staffTexts.simulatorProduct.feesField.fees.labelOfOne, required: true }),
      choiceField({
        name: 'when',
        label: staffTexts.simulatorProduct.feesField.fees.when.label,
        enumName: 'SimulatorFeeWhen',
        required: true,
        defaultValue: 'opening',
        choices: staffTexts.simulatorProduct.feesField.fees.when.choices,
      }),
      percentField({
        name: 'percent',
        label: staffTexts.simulatorProduct.feesField.fees.percent.label,
        description: staffTexts.simulatorProduct.feesField.fees.percent.description,
        required: false,
      }),
      numberField({ name: 'fixed', label: staffTexts.simulatorProduct.feesField.fees.fixed.label, required: false }),
      numberField({
        name: 'minimum',
        label: staffTexts.simulatorProduct.feesField.fees.minimum.label,
        required: false,
      }),
      { name: 'bearsVat', type: 'checkbox', label: staffTexts.simulatorProduct.feesField.fees.bearsVat.label },
    ],
  }),
  interfaceName: 'SimulatorFees',
})

const conditionsField = (name: string, fields: Field[]): ArrayField => ({
  ...rowsField({
    name: 'conditions',
    label: staffTexts.simulatorProduct.conditionsField.conditions.label,
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
  labels: staffTexts.simulatorProduct.creditProductBlock.creditProduct.labels,
  admin: rowAdmin(staffTexts.simulatorProduct.creditProductBlock.creditProduct.labels.singular),
  fields: [
    ...productFields(),
    monthsField(),
    numberField({
      name: 'graceMax',
      label: staffTexts.simulatorProduct.creditProductBlock.creditProduct.graceMax.label,
      description: staffTexts.simulatorProduct.creditProductBlock.creditProduct.graceMax.description,
      required: false,
    }),
    ownRateField(),
    conditionsField('CreditConditions', [
      tiersField(staffTexts.simulatorProduct.creditProductBlock.creditProduct.creditConditions),
      feesField(),
    ]),
  ],
}

/** A term deposit that visitors can work out: its limits and terms, and its rates by date. */
export const depositProductBlock: Block = {
  slug: 'depositProduct',
  interfaceName: 'DepositProduct',
  labels: staffTexts.simulatorProduct.depositProductBlock.depositProduct.labels,
  admin: rowAdmin(staffTexts.simulatorProduct.depositProductBlock.depositProduct.labels.singular),
  fields: [
    ...productFields(),
    {
      name: 'terms',
      type: 'number',
      hasMany: true,
      required: true,
      minRows: 1,
      label: staffTexts.simulatorProduct.depositProductBlock.depositProduct.terms.label,
      admin: { description: staffTexts.simulatorProduct.depositProductBlock.depositProduct.terms.description },
    },
    numberField({
      name: 'termDefault',
      label: staffTexts.simulatorProduct.depositProductBlock.depositProduct.termDefault.label,
    }),
    choiceField({
      name: 'interestPayment',
      label: staffTexts.simulatorProduct.depositProductBlock.depositProduct.interestPayment.label,
      enumName: 'SimulatorInterestPayment',
      required: true,
      defaultValue: 'maturity',
      choices: staffTexts.simulatorProduct.depositProductBlock.depositProduct.interestPayment.choices,
    }),
    {
      name: 'isCapitalised',
      type: 'checkbox',
      label: staffTexts.simulatorProduct.depositProductBlock.depositProduct.isCapitalised.label,
    },
    ownRateField(),
    conditionsField('DepositConditions', [
      tiersField(staffTexts.simulatorProduct.depositProductBlock.depositProduct.depositConditions),
    ]),
  ],
}
