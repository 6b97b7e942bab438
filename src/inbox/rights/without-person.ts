import { type Field, isGroup, isQuestion } from '@/src/forms/definition/field'
import { isJsonObject } from '@/src/forms/definition/json'
import { isPersonalByNature } from '@/src/forms/governance/find-unmarked-answers'
import { fieldTypeOf } from '@/src/forms/types/field-types'

type Answers = Readonly<Record<string, unknown>>

/**
 * What is left of answers when a person asked to be forgotten: what was chosen or counted, and says nothing of them. Whatever was typed
 * freely goes, marked or not, because anything can stand in it; so does what no field of the version asks.
 */
export function withoutPerson(fields: readonly Field[], answers: Answers): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((entry): [string, unknown][] => {
      const answer = answers[entry.key]
      if (answer === undefined) return []
      if (isGroup(entry)) return [[entry.key, inside(entry.fields, answer)]]
      if (!isQuestion(entry) || entry.personal || isPersonalByNature(entry)) return []
      return fieldTypeOf(entry).language.isListed ? [[entry.key, answer]] : []
    }),
  )
}

function inside(fields: readonly Field[], answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item: unknown) => inside(fields, item))
  return isJsonObject(answer) ? withoutPerson(fields, answer) : null
}
