/** Each value of an answer as a text: a file, of which facts are kept, by its name. @param answer one value, or several */
export function toAnswerTexts(answer: unknown): string[] {
  const values: unknown[] = Array.isArray(answer) ? answer : [answer]
  return values.map((value) =>
    typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value),
  )
}
