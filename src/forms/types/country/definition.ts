import { z } from 'zod'
import { autocompleteToken } from '../../definition/autocomplete'
import { countryCodes } from '../../definition/country-codes'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'

const field = z.object({
  ...questionParts,
  type: z.literal('country'),
  autocomplete: autocompleteToken.nullable().default(null),
})
export type CountryQuestion = z.infer<typeof field>

const reference = '#/$defs/country'
const schema = z.strictObject({ $ref: z.literal(reference) })

export const countryDefinition = defineField({
  field,
  toSchema: () => ({ $ref: reference }),
  readSchema: (value) => {
    schema.parse(value)
    return {}
  },
  toWidget: () => 'select',
  // The list of countries, once for all fields of a form that ask for one.
  sharedSchemas: { country: { type: 'string', enum: countryCodes } },
})
