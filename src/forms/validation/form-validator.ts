/** What an answer breaks: where, from the top, and the keyword of JSON Schema. What is missing or unasked is named in the path. */
export type SchemaFailure = { path: readonly string[]; keyword: string }

/** One of the two validators of a form. Both give the same verdict; which failures they list beside the first may differ. */
export type FormValidator = {
  /** Whether answers keep the rules of JSON Schema, and what they break. */
  check: (answers: unknown) => { isValid: boolean; failures: SchemaFailure[] }
  /** Whether the condition of an entry is met. An entry without a condition is always shown. */
  isShown: (key: string, answers: unknown) => boolean
}
