import type { z } from 'zod'
import type { JsonObject } from '../definition/json'

/** What a field list says of a question of one type, and what is made of it for machines. */
export type FieldDefinition<Question> = {
  /** The rules of an answer as JSON Schema, without texts. */
  toSchema: (question: Question) => JsonObject
  /** What those rules were made of, as raw data for the parser of field lists. @throws when they are of another type. */
  readSchema: (schema: unknown) => object
  /** The control that asks it, by its name in the theme. */
  toWidget: (question: Question) => string
  /** What only the control tells of the question, as raw data for the parser of field lists. */
  readWidget?: (widget: unknown) => object
  /** What the schemas of several questions refer to, once for each form, by its name in `$defs`. */
  sharedSchemas?: JsonObject
}

/** A field of a list with what goes with it. */
export type DefinedField<Field extends z.ZodType> = FieldDefinition<z.infer<Field>> & { field: Field }

/** @param definition the shape that staff write, and what it becomes; its parts must be about that shape. */
export function defineField<Field extends z.ZodType>(definition: DefinedField<Field>): DefinedField<Field> {
  return definition
}
