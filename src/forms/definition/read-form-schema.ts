import { z } from 'zod'

const properties = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
})
const formSchema = properties.extend({
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
  allOf: z.array(z.object({ then: properties })).default([]),
  $defs: z.record(z.string(), z.unknown()).default({}),
})

/** The parts of a form's schema: the schema of each field, wherever it stands, which are required, and the definitions. */
export type ReadSchema = {
  properties: Readonly<Record<string, unknown>>
  required: ReadonlySet<string>
  definitions: Readonly<Record<string, unknown>>
}

/**
 * Takes the schema of a form apart, or of a group in it.
 * @param definitions those of the form, where it is a group's
 * @throws when it is not of the shape that forms have.
 */
export function readFormSchema(schema: unknown, definitions?: ReadSchema['definitions']): ReadSchema {
  const { allOf, $defs, ...always } = formSchema.parse(schema)
  const parts = [always, ...allOf.map(({ then: part }) => part)]
  return {
    properties: Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties))),
    required: new Set(parts.flatMap((part) => part.required)),
    definitions: definitions ?? $defs,
  }
}
