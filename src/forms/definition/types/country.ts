import { z } from 'zod'
import { autocompleteToken } from '../autocomplete'
import { countryCodes } from '../country-codes'
import { questionParts } from '../field-parts'
import type { JsonObject } from '../json'

export const countryField = z.object({
  ...questionParts,
  type: z.literal('country'),
  autocomplete: autocompleteToken.nullable().default(null),
})

const reference = '#/$defs/country'
const schema = z.strictObject({ $ref: z.literal(reference) })

/** The list of countries, once for all fields of a form that ask for one. */
export const countryDefinition: JsonObject = { type: 'string', enum: countryCodes }

/** The rules of a country as JSON Schema. */
export function toCountrySchema(): JsonObject {
  return { $ref: reference }
}

/** @throws when a JSON Schema is not that of a country. */
export function readCountrySchema(value: unknown) {
  schema.parse(value)
  return {}
}
