import { z } from 'zod'
import { autocompleteToken } from '../autocomplete'
import { questionParts } from '../field-parts'
import type { JsonObject } from '../json'
import { reviewedPattern, toPattern, toRegularExpression } from '../patterns'

const longest = 1000

/** One line of text. */
export const textField = z.object({
  ...questionParts,
  type: z.literal('text'),
  minLength: z.int().min(1).max(longest).default(1),
  maxLength: z.int().min(1).max(longest).default(200),
  pattern: z
    .union([z.strictObject({ reviewed: reviewedPattern }), z.strictObject({ expert: z.string().min(1).max(500) })])
    .nullable()
    .default(null),
  autocomplete: autocompleteToken.nullable().default(null),
})

const schema = z.strictObject({
  type: z.literal('string'),
  minLength: z.int(),
  maxLength: z.int(),
  pattern: z.string().optional(),
})

/** The rules of one line of text as JSON Schema. */
export function toTextSchema({ minLength, maxLength, pattern }: z.infer<typeof textField>): JsonObject {
  return { type: 'string', minLength, maxLength, ...(pattern && { pattern: toRegularExpression(pattern) }) }
}

/** The rules that a JSON Schema of this type says. @throws when it says anything else. */
export function readTextSchema(value: unknown) {
  const { minLength, maxLength, pattern } = schema.parse(value)
  return { minLength, maxLength, pattern: pattern === undefined ? null : toPattern(pattern) }
}
