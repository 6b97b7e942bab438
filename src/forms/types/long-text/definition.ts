import { z } from 'zod'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'

/** The most characters that a text may have. */
export const longest = 20_000

/** The most lines that its control may be high. */
export const mostRows = 30

/** The most characters, and the lines that the control is high, where nobody says otherwise. */
export const usual = { maxLength: 4000, rows: 6 }

/** Several lines of text. */
const field = z.object({
  ...questionParts,
  type: z.literal('longText'),
  minLength: z.int().min(1).max(longest).default(1),
  maxLength: z.int().min(1).max(longest).default(usual.maxLength),
  /** Height of the control, in lines. */
  rows: z.int().min(2).max(mostRows).default(usual.rows),
})
export type LongTextQuestion = z.infer<typeof field>

const schema = z.strictObject({ type: z.literal('string'), minLength: z.int(), maxLength: z.int() })

export const longTextDefinition = defineField({
  field,
  toSchema: ({ minLength, maxLength }) => ({ type: 'string', minLength, maxLength }),
  readSchema: (value) => {
    const { minLength, maxLength } = schema.parse(value)
    return { minLength, maxLength }
  },
  toWidget: () => 'textarea',
})
