import { z } from 'zod'
import { autocompleteToken } from '../../definition/autocomplete'
import { dateLimit } from '../../definition/date-limit'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'

const field = z.object({
  ...questionParts,
  type: z.literal('date'),
  /** Whole years from the date to today, in Luanda. */
  minimumAge: z.int().min(1).max(120).nullable().default(null),
  earliest: dateLimit.nullable().default(null),
  latest: dateLimit.nullable().default(null),
  autocomplete: autocompleteToken.nullable().default(null),
})
export type DateQuestion = z.infer<typeof field>

/** Year, month and day as ISO 8601 writes them. Whether there is such a day, `format` says. */
const shape = '^\\d{4}-\\d{2}-\\d{2}$'

const schema = z.strictObject({
  type: z.literal('string'),
  format: z.literal('date'),
  pattern: z.literal(shape),
  'x-minimumAge': z.int().optional(),
  'x-earliest': dateLimit.optional(),
  'x-latest': dateLimit.optional(),
})

export const dateDefinition = defineField({
  field,
  // What depends on today has keywords of our own, which Ajv and the browser ask us for.
  toSchema: ({ minimumAge, earliest, latest }) => ({
    type: 'string',
    format: 'date',
    pattern: shape,
    ...(minimumAge !== null && { 'x-minimumAge': minimumAge }),
    ...(earliest !== null && { 'x-earliest': earliest }),
    ...(latest !== null && { 'x-latest': latest }),
  }),
  readSchema: (value) => {
    const rules = schema.parse(value)
    return {
      minimumAge: rules['x-minimumAge'] ?? null,
      earliest: rules['x-earliest'] ?? null,
      latest: rules['x-latest'] ?? null,
    }
  },
  toWidget: () => 'dateParts',
})
