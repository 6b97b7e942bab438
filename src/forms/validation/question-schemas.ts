import { isJsonObject, type JsonObject } from '../definition/json'

/** The schema of each field of a form, wherever in the form's schema it stands. */
export function toQuestionSchemas(schema: JsonObject): Readonly<Record<string, JsonObject>> {
  const parts = [schema, ...(Array.isArray(schema['allOf']) ? schema['allOf'].map(toConditionalPart) : [])]
  return Object.fromEntries(
    parts.flatMap((part) => {
      const properties = isJsonObject(part) ? part['properties'] : undefined
      return isJsonObject(properties)
        ? Object.entries(properties).flatMap(([key, value]) => (isJsonObject(value) ? [[key, value]] : []))
        : []
    }),
  )
}

function toConditionalPart(part: unknown): unknown {
  return isJsonObject(part) ? part['then'] : undefined
}
