import { isJsonObject, type Json, type JsonObject } from '../definition/json'
import type { EntryInLanguage, GroupInLanguage, QuestionInLanguage } from '../language/form-in-language'
import { toKeptFiles } from '../submission/kept-file'
import { answers as answerRules } from '../types/answers'

/**
 * What still fits of answers, as typed, to a form that may be another version than the one they were typed in: what it asks, in the shape in
 * which it asks it, and what can still be chosen. Whether it is right is judged with everything else.
 */
export function toFittingAnswers(entries: readonly EntryInLanguage[], values: JsonObject): JsonObject {
  return Object.fromEntries(
    entries.flatMap((entry): [string, Json][] => {
      const value = values[entry.key]
      if (value === undefined) return []
      const fitting =
        entry.kind === 'question'
          ? fitAnswer(entry, value)
          : entry.kind === 'group'
            ? fitGroup(entry, value)
            : undefined
      return fitting === undefined ? [] : [[entry.key, fitting]]
    }),
  )
}

function fitAnswer({ type, options }: QuestionInLanguage, value: Json): Json | undefined {
  const isOffered = (text: Json) =>
    typeof text === 'string' && (options.length === 0 || options.some((option) => option.value === text))
  switch (answerRules[type].posted) {
    case 'files': {
      const kept = toKeptFiles(value)
      return kept.length > 0 ? kept : undefined
    }
    case 'nothing':
      return undefined
    case 'texts':
      return Array.isArray(value) ? value.filter(isOffered) : undefined
    default:
      return isOffered(value) ? value : undefined
  }
}

function fitGroup({ entries, repeat }: GroupInLanguage, value: Json): Json | undefined {
  if (repeat === null) return isJsonObject(value) ? toFittingAnswers(entries, value) : undefined
  if (!Array.isArray(value)) return undefined
  return value
    .filter(isJsonObject)
    .slice(0, repeat.most)
    .map((item) => toFittingAnswers(entries, item))
}
