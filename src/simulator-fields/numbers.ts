import type { DateField, GroupField, NumberField, SelectField, TextField } from 'payload'
import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }
import type { productCurrencies } from '@/site/schemas/simulator/stored-simulator'
import { ownCurrency } from '@/src/country/currencies'
import { choiceField } from '@/src/fields/select'
import type { StaffText } from '@/src/i18n/staff-text'

type NumberOptions = {
  name: string
  label: StaffText
  description?: StaffText
  required?: boolean
  defaultValue?: number
}

/** A number of a simulator. Its limits depend on others and are checked together, see `refuseImpossibleSimulator`. */
export function numberField({ name, label, description, required = true, defaultValue }: NumberOptions): NumberField {
  return {
    name,
    type: 'number',
    label,
    required,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    admin: { width: '25%', ...(description ? { description } : {}) },
  }
}

const limitFields = () => [
  numberField({ name: 'min', label: staffTexts.simulatorNumbers.limitFields.min.label }),
  numberField({ name: 'max', label: staffTexts.simulatorNumbers.limitFields.max.label }),
  numberField({ name: 'step', label: staffTexts.simulatorNumbers.limitFields.step.label }),
  numberField({ name: 'default', label: staffTexts.simulatorNumbers.limitFields.default.label }),
]

/** Between which months visitors may choose, in which steps, and what is chosen at first. */
export const monthsField = (): GroupField => ({
  name: 'term',
  type: 'group',
  interfaceName: 'SimulatorMonths',
  label: staffTexts.simulatorNumbers.monthsField.term.label,
  admin: { description: staffTexts.simulatorNumbers.monthsField.term.description },
  fields: [{ type: 'row', fields: limitFields() }],
})

/** The same for the amount, with its currency. One group, because GraphQL gives each select of each product a type of its own. */
export const amountField = (): GroupField => ({
  name: 'amount',
  type: 'group',
  interfaceName: 'SimulatorAmount',
  label: staffTexts.simulatorNumbers.amountField.amount.label,
  fields: [currencyField(), { type: 'row', fields: limitFields() }],
})

const currencyNames = staffTexts.simulatorNumbers.currencyNames satisfies Record<
  (typeof productCurrencies)[number],
  StaffText
>

/** The currency of an amount or of a day count. */
export const currencyField = (): SelectField =>
  choiceField({
    name: 'currency',
    label: staffTexts.simulatorNumbers.currencyField.currency.label,
    enumName: 'SimulatorCurrency',
    required: true,
    defaultValue: ownCurrency,
    choices: currencyNames,
  })

/** A rate in percent. */
export const percentField = ({ name, label, description, required = true }: NumberOptions): NumberField =>
  numberField({ name, label, required, ...(description ? { description } : {}) })

/** The day from which something holds, until the next row's day. */
export const validFromField = (): DateField => ({
  name: 'validFrom',
  type: 'date',
  required: true,
  label: staffTexts.simulatorNumbers.validFromField.validFrom.label,
  admin: {
    date: { pickerAppearance: 'dayOnly' },
    description: staffTexts.simulatorNumbers.validFromField.validFrom.description,
  },
})

/** Where values come from: a law, a price list, a decision. For staff only. */
export const sourceField = (): TextField => ({
  name: 'source',
  type: 'text',
  label: staffTexts.simulatorNumbers.sourceField.source.label,
  admin: { description: staffTexts.simulatorNumbers.sourceField.source.description },
})
