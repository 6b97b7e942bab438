import { z } from 'zod'
import { canonicalJson } from '@/src/forms/definition/canonical-json'
import { formDefinition } from '@/src/forms/definition/form-definition'

const stored = z.looseObject({ definition: z.unknown(), current: z.looseObject({ definition: z.unknown() }).nullish() })

/**
 * A form as its content file holds it: what is published of it, else what is being written.
 *
 * @param document the form with its current version.
 */
export function toPortableForm(document: unknown): unknown {
  const form = stored.parse(document)
  return { ...form, definition: toShortDefinition(form.current?.definition ?? form.definition) }
}

/** Whether nothing of a form is published: filling a new site must not publish it either. */
export function isUnpublishedForm(document: unknown): boolean {
  return !stored.parse(document).current
}

/** A definition without what reading it adds again, and without its key, which is the name of the file. */
function toShortDefinition(definition: unknown): unknown {
  const { key, ...short } = z.record(z.string(), z.unknown()).parse(withoutDefaults(definition))
  const isSame =
    canonicalJson(formDefinition.safeParse({ key, fields: [], ...short }).data) === canonicalJson(definition)
  return isSame ? short : definition
}

function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, withoutDefaults(part)] as const)
  return Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)))
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === null || value === false || value === ''
}
