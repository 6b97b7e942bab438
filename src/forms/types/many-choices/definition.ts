import { z } from 'zod'
import { questionParts } from '../../definition/field-parts'
import { choiceOptions, chosenSchema, mostOptions } from '../choice-option'
import { defineField } from '../field-definition'

const limit = z
  .int()
  .min(1)
  .max(mostOptions - 1)

const field = z.object({
  ...questionParts,
  type: z.literal('manyChoices'),
  options: choiceOptions,
  minimum: limit.default(1),
  /** Null: as many as there are. */
  maximum: limit.nullable().default(null),
})
export type ManyChoicesQuestion = z.infer<typeof field>

const schema = z.strictObject({
  type: z.literal('array'),
  uniqueItems: z.literal(true),
  minItems: z.int(),
  maxItems: z.int(),
  items: chosenSchema,
})

export const manyChoicesDefinition = defineField({
  field,
  toSchema: ({ options, minimum, maximum }) => ({
    type: 'array',
    uniqueItems: true,
    minItems: minimum,
    maxItems: maximum ?? mostOptions,
    items: { type: 'string', enum: options.map(({ value }) => value) },
  }),
  readSchema: (value) => {
    const { minItems, maxItems, items } = schema.parse(value)
    return { values: items.enum, minimum: minItems, maximum: maxItems === mostOptions ? null : maxItems }
  },
  toWidget: () => 'checkboxes',
})
