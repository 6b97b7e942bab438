import { z } from 'zod'
import { questionParts } from '../field-parts'
import type { JsonObject } from '../json'

const longest = 20_000

/** Several lines of text. */
export const longTextField = z.object({
  ...questionParts,
  type: z.literal('longText'),
  minLength: z.int().min(1).max(longest).default(1),
  maxLength: z.int().min(1).max(longest).default(4000),
  /** Height of the control, in lines. */
  rows: z.int().min(2).max(30).default(6),
})

const schema = z.strictObject({ type: z.literal('string'), minLength: z.int(), maxLength: z.int() })

/** The rules of a long text as JSON Schema. */
export function toLongTextSchema({ minLength, maxLength }: z.infer<typeof longTextField>): JsonObject {
  return { type: 'string', minLength, maxLength }
}

/** The rules that a JSON Schema of this type says. @throws when it says anything else. */
export function readLongTextSchema(value: unknown) {
  const { minLength, maxLength } = schema.parse(value)
  return { minLength, maxLength }
}
