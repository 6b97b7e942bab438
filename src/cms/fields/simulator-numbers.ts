import type { DateField, GroupField, NumberField, SelectField, TextField } from 'payload'
import type { productCurrencies } from '@/schemas/simulator/stored-simulator'
import type { Bilingual } from '@/src/fields/bilingual'
import { choiceField } from '@/src/fields/select'

type NumberOptions = {
  name: string
  label: Bilingual
  description?: Bilingual
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
  numberField({ name: 'min', label: { pt: 'Mínimo', en: 'Minimum' } }),
  numberField({ name: 'max', label: { pt: 'Máximo', en: 'Maximum' } }),
  numberField({ name: 'step', label: { pt: 'Passo', en: 'Step' } }),
  numberField({ name: 'default', label: { pt: 'Valor inicial', en: 'First value' } }),
]

/** Between which months visitors may choose, in which steps, and what is chosen at first. */
export const monthsField = (): GroupField => ({
  name: 'term',
  type: 'group',
  interfaceName: 'SimulatorMonths',
  label: { pt: 'Prazo', en: 'Term' },
  admin: { description: { pt: 'Em meses.', en: 'In months.' } },
  fields: [{ type: 'row', fields: limitFields() }],
})

/** The same for the amount, with its currency. One group, because GraphQL gives each select of each product a type of its own. */
export const amountField = (): GroupField => ({
  name: 'amount',
  type: 'group',
  interfaceName: 'SimulatorAmount',
  label: { pt: 'Montante', en: 'Amount' },
  fields: [currencyField(), { type: 'row', fields: limitFields() }],
})

const currencyNames = {
  AOA: { pt: 'Kwanza', en: 'Kwanza' },
  USD: { pt: 'Dólar', en: 'Dollar' },
  EUR: { pt: 'Euro', en: 'Euro' },
} as const satisfies Record<(typeof productCurrencies)[number], Bilingual>

/** The currency of an amount or of a day count. */
export const currencyField = (): SelectField =>
  choiceField({
    name: 'currency',
    label: { pt: 'Moeda', en: 'Currency' },
    enumName: 'SimulatorCurrency',
    required: true,
    defaultValue: 'AOA',
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
  label: { pt: 'Em vigor desde', en: 'In force from' },
  admin: {
    date: { pickerAppearance: 'dayOnly' },
    description: { pt: 'Até ao dia da linha seguinte.', en: 'Until the day of the next row.' },
  },
})

/** Where values come from: a law, a price list, a decision. For staff only. */
export const sourceField = (): TextField => ({
  name: 'source',
  type: 'text',
  label: { pt: 'Fonte', en: 'Source' },
  admin: { description: { pt: 'Não aparece no sítio.', en: 'Not shown on the site.' } },
})
