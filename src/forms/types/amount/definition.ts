import { z } from 'zod'
import { currencies, ownCurrency } from '@/src/country/currencies'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'

/** The currencies that a form can ask for. */
export const currency = z.enum(currencies)

/** How many of what is counted make one of what people write. */
export const smallestUnits = 100

/** The bounds where nobody says otherwise. */
export const usual = { minimum: 0, maximum: 1e13 }

/** Money. Answers and limits are counted in the smallest unit (cêntimos, cents), so that nothing is ever rounded. */
const field = z.object({
  ...questionParts,
  type: z.literal('amount'),
  currency: currency.default(ownCurrency),
  minimum: z.int().min(0).max(1e15).default(usual.minimum),
  maximum: z.int().min(0).max(1e15).default(usual.maximum),
})
export type AmountQuestion = z.infer<typeof field>

const schema = z.strictObject({
  type: z.literal('integer'),
  minimum: z.int(),
  maximum: z.int(),
  'x-currency': currency,
})

export const amountDefinition = defineField({
  field,
  toSchema: ({ currency, minimum, maximum }) => ({ type: 'integer', minimum, maximum, 'x-currency': currency }),
  readSchema: (value) => {
    const { minimum, maximum, 'x-currency': currency } = schema.parse(value)
    return { minimum, maximum, currency }
  },
  toWidget: () => 'amount',
})
