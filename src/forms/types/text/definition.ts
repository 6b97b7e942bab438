import { z } from 'zod'
import { autocompleteToken } from '../../definition/autocomplete'
import { questionParts } from '../../definition/field-parts'
import { reviewedPattern, toPattern, toRegularExpression } from '../../definition/patterns'
import { defineField } from '../field-definition'

/** The most characters that a line may have. */
export const longest = 1000

/** The most characters where nobody says otherwise. */
export const usual = { maxLength: 200 }

/** One line of text. */
const field = z.object({
  ...questionParts,
  type: z.literal('text'),
  minLength: z.int().min(1).max(longest).default(1),
  maxLength: z.int().min(1).max(longest).default(usual.maxLength),
  pattern: z
    .union([z.strictObject({ reviewed: reviewedPattern }), z.strictObject({ expert: z.string().min(1).max(500) })])
    .nullable()
    .default(null),
  autocomplete: autocompleteToken.nullable().default(null),
})
export type TextQuestion = z.infer<typeof field>

const schema = z.strictObject({
  type: z.literal('string'),
  minLength: z.int(),
  maxLength: z.int(),
  pattern: z.string().optional(),
})

export const textDefinition = defineField({
  field,
  toSchema: ({ minLength, maxLength, pattern }) => ({
    type: 'string',
    minLength,
    maxLength,
    ...(pattern && { pattern: toRegularExpression(pattern) }),
  }),
  readSchema: (value) => {
    const { minLength, maxLength, pattern } = schema.parse(value)
    return { minLength, maxLength, pattern: pattern === undefined ? null : toPattern(pattern) }
  },
  toWidget: () => 'text',
})
