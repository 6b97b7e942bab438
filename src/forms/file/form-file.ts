import { z } from 'zod'
import { canonicalJson } from '../definition/canonical-json'
import { type FormDefinition, parseFormDefinition } from '../definition/form-definition'

/** What a file says of itself, so that another program, or a later version of this one, knows what it has before it. */
export const formFileMark = { format: 'sona-form', version: 1 } as const

/** What stands around the form. The form itself is judged by the parser of forms. */
export const formFileEnvelope = z.strictObject({
  format: z.literal(formFileMark.format),
  version: z.literal(formFileMark.version),
  form: z.unknown(),
})

/**
 * A form as one file: its fields, pages, rules and golden cases, with the texts of every language. Equal forms are equal bytes, however
 * they were put together.
 */
export function toFormFile(definition: FormDefinition): string {
  const form: unknown = JSON.parse(canonicalJson(parseFormDefinition(definition)))
  return `${JSON.stringify({ ...formFileMark, form }, null, 2)}\n`
}
