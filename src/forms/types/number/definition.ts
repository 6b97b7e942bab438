import { z } from 'zod'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'

const bound = z.number().min(-1e12).max(1e12).nullable().default(null)

const field = z.object({
  ...questionParts,
  type: z.literal('number'),
  whole: z.boolean().default(false),
  minimum: bound,
  maximum: bound,
})
export type NumberQuestion = z.infer<typeof field>

const schema = z.strictObject({
  type: z.enum(['number', 'integer']),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})

export const numberDefinition = defineField({
  field,
  toSchema: ({ whole, minimum, maximum }) => ({
    type: whole ? 'integer' : 'number',
    ...(minimum !== null && { minimum }),
    ...(maximum !== null && { maximum }),
  }),
  readSchema: (value) => {
    const { type, minimum, maximum } = schema.parse(value)
    return { whole: type === 'integer', minimum: minimum ?? null, maximum: maximum ?? null }
  },
  toWidget: () => 'number',
})
