import { type Field, isGroup, isQuestion } from '../forms/definition/field'
import { isJsonObject } from '../forms/definition/json'
import { findQuestionAt } from '../forms/definition/placed-entries'

type Answers = Readonly<Record<string, unknown>>

/** Answers without those that say something of a person, also within groups. What no field asks stays. */
export function withoutPersonal(fields: readonly Field[], answers: Answers): Record<string, unknown> {
  const asked = new Map(fields.map((entry) => [entry.key, entry]))
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) => {
      const entry = asked.get(key)
      if (entry && isQuestion(entry) && entry.personal) return []
      return [[key, entry && isGroup(entry) ? withoutPersonalInside(entry.fields, answer) : answer]]
    }),
  )
}

function withoutPersonalInside(fields: readonly Field[], answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item: unknown) => withoutPersonalInside(fields, item))
  return isJsonObject(answer) ? withoutPersonal(fields, answer) : answer
}

/** Whether an answer says something of a person. @param way to it, “owners.0.document” */
export function isPersonalAt(fields: readonly Field[], way: string): boolean {
  return findQuestionAt(fields, way)?.personal ?? false
}
