import { z } from 'zod'
import { autocompleteToken } from '../autocomplete'
import { questionParts } from '../field-parts'
import type { JsonObject } from '../json'

/**
 * An address that mail can be sent to: characters of ASCII as SMTP has them without extensions, no dot at an end or beside
 * another, a domain with a dot, 254 characters in all (RFC 5321, 4.1.2 and 4.5.3.1). Whether it exists only a message can
 * tell. Parts in quotes and addresses in numbers are valid mail and not accepted: people mistype into them.
 */
const address =
  "^[A-Za-z0-9!#$%&'*+\\/=?^_`{|}~\\-]+(?:\\.[A-Za-z0-9!#$%&'*+\\/=?^_`{|}~\\-]+)*" +
  '@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\\.)+[A-Za-z][A-Za-z0-9]*(?:-+[A-Za-z0-9]+)*$'

export const emailField = z.object({
  ...questionParts,
  type: z.literal('email'),
  autocomplete: autocompleteToken.nullable().default('email'),
})

const schema = z.strictObject({ type: z.literal('string'), maxLength: z.literal(254), pattern: z.literal(address) })

/**
 * The rules of an e-mail address as JSON Schema. A pattern and not `format`, of which validators have different opinions.
 */
export function toEmailSchema(): JsonObject {
  return { type: 'string', maxLength: 254, pattern: address }
}

/** The rules that a JSON Schema of this type says. @throws when it says anything else. */
export function readEmailSchema(value: unknown) {
  schema.parse(value)
  return {}
}
