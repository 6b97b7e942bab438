import { z } from 'zod'
import { autocompleteToken } from '../../definition/autocomplete'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'

/**
 * An address that mail can be sent to: characters of ASCII as SMTP has them without extensions, no dot at an end or beside
 * another, a domain with a dot, 254 characters in all (RFC 5321, 4.1.2 and 4.5.3.1). Whether it exists only a message can
 * tell. Parts in quotes and addresses in numbers are valid mail and not accepted: people mistype into them.
 */
const address =
  "^[A-Za-z0-9!#$%&'*+\\/=?^_`{|}~\\-]+(?:\\.[A-Za-z0-9!#$%&'*+\\/=?^_`{|}~\\-]+)*" +
  '@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\\.)+[A-Za-z][A-Za-z0-9]*(?:-+[A-Za-z0-9]+)*$'

/** The most characters of an address. */
export const longest = 254

const field = z.object({
  ...questionParts,
  type: z.literal('email'),
  autocomplete: autocompleteToken.nullable().default('email'),
})
export type EmailQuestion = z.infer<typeof field>

const schema = z.strictObject({ type: z.literal('string'), maxLength: z.literal(longest), pattern: z.literal(address) })

export const emailDefinition = defineField({
  field,
  // A pattern and not `format`, of which validators have different opinions.
  toSchema: () => ({ type: 'string', maxLength: longest, pattern: address }),
  readSchema: (value) => {
    schema.parse(value)
    return {}
  },
  toWidget: () => 'email',
})
