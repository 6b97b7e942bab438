import { z } from 'zod'
import { label, questionParts } from '../field-parts'
import type { JsonObject } from '../json'

/** What can be chosen. The value is what is stored and never translated; the label is what people read. */
export const choiceOption = z.object({ value: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,59}$/), label })

/** The most options that a question can have. As a limit of a choice it stands for no limit. */
const most = 300
const options = z.array(choiceOption).max(most)

export const oneChoiceField = z.object({
  ...questionParts,
  type: z.literal('oneChoice'),
  options,
  display: z.enum(['radios', 'select']).default('radios'),
})

export const manyChoicesField = z.object({
  ...questionParts,
  type: z.literal('manyChoices'),
  options,
  minimum: z
    .int()
    .min(1)
    .max(most - 1)
    .default(1),
  /** Null: as many as there are. */
  maximum: z
    .int()
    .min(1)
    .max(most - 1)
    .nullable()
    .default(null),
})

const values = z.array(z.string()).min(1)
const oneSchema = z.strictObject({ type: z.literal('string'), enum: values })
const manySchema = z.strictObject({
  type: z.literal('array'),
  uniqueItems: z.literal(true),
  minItems: z.int(),
  maxItems: z.int(),
  items: oneSchema,
})

/** The rules of a choice as JSON Schema. */
export function toOneChoiceSchema({ options }: z.infer<typeof oneChoiceField>): JsonObject {
  return { type: 'string', enum: options.map(({ value }) => value) }
}

/** The rules of a choice of many as JSON Schema. */
export function toManyChoicesSchema({ options, minimum, maximum }: z.infer<typeof manyChoicesField>): JsonObject {
  return {
    type: 'array',
    uniqueItems: true,
    minItems: minimum,
    maxItems: maximum ?? most,
    items: { type: 'string', enum: options.map(({ value }) => value) },
  }
}

/** The values that a JSON Schema of this type allows. @throws when it says anything else. */
export function readOneChoiceSchema(value: unknown) {
  return { values: oneSchema.parse(value).enum }
}

/** The rules that a JSON Schema of this type says. @throws when it says anything else. */
export function readManyChoicesSchema(value: unknown) {
  const { minItems, maxItems, items } = manySchema.parse(value)
  return { values: items.enum, minimum: minItems, maximum: maxItems === most ? null : maxItems }
}
