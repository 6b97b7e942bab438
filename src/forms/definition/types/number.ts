import { z } from 'zod'
import { questionParts } from '../field-parts'
import type { JsonObject } from '../json'

const bound = z.number().min(-1e12).max(1e12).nullable().default(null)

export const numberField = z.object({
  ...questionParts,
  type: z.literal('number'),
  whole: z.boolean().default(false),
  minimum: bound,
  maximum: bound,
})

const schema = z.strictObject({
  type: z.enum(['number', 'integer']),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})

/** The rules of a number as JSON Schema. */
export function toNumberSchema({ whole, minimum, maximum }: z.infer<typeof numberField>): JsonObject {
  return {
    type: whole ? 'integer' : 'number',
    ...(minimum !== null && { minimum }),
    ...(maximum !== null && { maximum }),
  }
}

/** The rules that a JSON Schema of this type says. @throws when it says anything else. */
export function readNumberSchema(value: unknown) {
  const { type, minimum, maximum } = schema.parse(value)
  return { whole: type === 'integer', minimum: minimum ?? null, maximum: maximum ?? null }
}
