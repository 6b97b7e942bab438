import { z } from 'zod'
import { autocompleteToken } from '../autocomplete'
import { questionParts } from '../field-parts'
import type { JsonObject } from '../json'

/**
 * Telephone numbers as they are kept: + and the code of the country (ITU-T E.164, 15 digits at most). Angola, 244, has nine
 * digits: mobile numbers begin with 9, fixed ones with 2 and the code of the place.
 */
const ofAngola = '^\\+244(?:9[1-9]\\d{7}|2\\d{8})$'
const ofAnyCountry = '^\\+(?:244(?:9[1-9]\\d{7}|2\\d{8})|(?!244)[1-9]\\d{6,14})$'

export const phoneField = z.object({
  ...questionParts,
  type: z.literal('phone'),
  region: z.enum(['angola', 'any']).default('any'),
  autocomplete: autocompleteToken.nullable().default('tel'),
})

const schema = z.strictObject({
  type: z.literal('string'),
  maxLength: z.literal(16),
  pattern: z.enum([ofAngola, ofAnyCountry]),
})

/** The rules of a telephone number as JSON Schema. */
export function toPhoneSchema({ region }: z.infer<typeof phoneField>): JsonObject {
  return { type: 'string', maxLength: 16, pattern: region === 'angola' ? ofAngola : ofAnyCountry }
}

/** The rules that a JSON Schema of this type says. @throws when it says anything else. */
export function readPhoneSchema(value: unknown) {
  return { region: schema.parse(value).pattern === ofAngola ? 'angola' : 'any' }
}
