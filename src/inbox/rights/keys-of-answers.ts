import { type Field, isGroup, isQuestion, type Question } from '@/src/forms/definition/field'
import { isJsonObject } from '@/src/forms/definition/json'
import { findQuestionAt } from '@/src/forms/definition/placed-entries'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import { toPersonKey } from './person-key'

type Answered = {
  fields: readonly Field[]
  answers: Readonly<Record<string, unknown>>
  /** By the way to the answer, what it was corrected to. */
  corrections?: ReadonlyMap<string, string>
}

/** The keys of everybody whom the answers of a submission name by a sign, within groups too, as typed and as corrected. */
export function keysOfAnswers({ fields, answers, corrections = new Map() }: Answered): string[] {
  const corrected = [...corrections].flatMap(([way, text]) => {
    const question = findQuestionAt(fields, way)
    return question ? toKeys(question, text) : []
  })
  return [...new Set([...keysInside(fields, answers), ...corrected])]
}

function keysInside(fields: readonly Field[], answers: Answered['answers']): string[] {
  return fields.flatMap((entry) => {
    const answer = answers[entry.key]
    if (isQuestion(entry)) return toKeys(entry, answer)
    if (!isGroup(entry)) return []
    const items: unknown[] = Array.isArray(answer) ? answer : [answer]
    return items.filter(isJsonObject).flatMap((item) => keysInside(entry.fields, item))
  })
}

function toKeys(question: Question, answer: unknown): string[] {
  const sign = fieldTypeOf(question).governance.identifies?.(question) ?? null
  const key = sign !== null && typeof answer === 'string' ? toPersonKey(sign, answer) : null
  return key === null ? [] : [key]
}
