import { z } from 'zod'
import { phone } from '@/src/country/bank'
import { autocompleteToken } from '../../definition/autocomplete'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'

/**
 * Telephone numbers as they are kept: + and the code of the country (ITU-T E.164, 15 digits at most). Angola, 244, has nine
 * digits: mobile numbers begin with 9, fixed ones with 2 and the code of the place.
 */
const ofCountry = `^\\+${phone.code}(?:${phone.number})$`
const ofAnyCountry = `^\\+(?:${phone.code}(?:${phone.number})|(?!${phone.code})[1-9]\\d{6,14})$`

const field = z.object({
  ...questionParts,
  type: z.literal('phone'),
  region: z.enum(['angola', 'any']).default('any'),
  autocomplete: autocompleteToken.nullable().default('tel'),
})
export type PhoneQuestion = z.infer<typeof field>

const schema = z.strictObject({
  type: z.literal('string'),
  maxLength: z.literal(16),
  pattern: z.enum([ofCountry, ofAnyCountry]),
})

export const phoneDefinition = defineField({
  field,
  toSchema: ({ region }) => ({
    type: 'string',
    maxLength: 16,
    pattern: region === 'angola' ? ofCountry : ofAnyCountry,
  }),
  readSchema: (value) => ({ region: schema.parse(value).pattern === ofCountry ? 'angola' : 'any' }),
  toWidget: () => 'phone',
})
