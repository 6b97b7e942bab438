import { z } from 'zod'
import { questionParts } from '../field-parts'
import type { JsonObject } from '../json'

const currency = z.enum(['AOA', 'USD', 'EUR', 'ZAR', 'GBP'])
export type Currency = z.infer<typeof currency>

/** Money. Answers and limits are counted in the smallest unit (cêntimos, cents), so that nothing is ever rounded. */
export const amountField = z.object({
  ...questionParts,
  type: z.literal('amount'),
  currency: currency.default('AOA'),
  minimum: z.int().min(0).max(1e15).default(0),
  maximum: z.int().min(0).max(1e15).default(1e13),
})

const schema = z.strictObject({
  type: z.literal('integer'),
  minimum: z.int(),
  maximum: z.int(),
  'x-currency': currency,
})

/** The rules of an amount as JSON Schema. */
export function toAmountSchema({ currency, minimum, maximum }: z.infer<typeof amountField>): JsonObject {
  return { type: 'integer', minimum, maximum, 'x-currency': currency }
}

/** The rules that a JSON Schema of this type says. @throws when it says anything else. */
export function readAmountSchema(value: unknown) {
  const { minimum, maximum, 'x-currency': currency } = schema.parse(value)
  return { minimum, maximum, currency }
}
