import { isJsonObject, type JsonObject } from '../definition/json'
import { toPlaceName } from '../definition/show-name'
import type { EntryInLanguage, GroupInLanguage } from '../language/form-in-language'
import { answers as answerRules } from '../types/answers'
import type { FormValidator } from '../validation/form-validator'
import type { RawAnswers } from '../validation/read-answers'
import { toKeptFiles } from './kept-file'

type Shown = {
  entries: readonly EntryInLanguage[]
  validator: FormValidator
  /** What was read of it: it decides what is shown. */
  answers: Readonly<Record<string, unknown>>
  groups?: readonly string[]
}

/** What was typed, to be shown again: of files only those that are kept with the form, and nothing that is not asked. */
export function toTypedValues(posted: RawAnswers, shown: Shown): JsonObject {
  // Texts and lists of texts: whatever else there is are facts of files that no field asks for.
  return JSON.parse(JSON.stringify(toTyped(posted, shown)))
}

function toTyped(posted: RawAnswers, { entries, validator, answers, groups = [] }: Shown): Record<string, unknown> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const { key } = entry
      const keys = [...groups, key]
      if (entry.kind === 'question' && answerRules[entry.type].posted === 'nothing') return []
      if (posted[key] === undefined || !validator.isShown(toPlaceName(keys), answers)) return []
      if (entry.kind === 'question' && answerRules[entry.type].posted === 'files') {
        const kept = toKeptFiles(posted[key])
        return kept.length > 0 ? [[key, kept]] : []
      }
      if (entry.kind !== 'group') return [[key, posted[key]]]
      return [[key, toTypedGroup(posted[key], { group: entry, validator, answer: answers[key], groups: keys })]]
    }),
  )
}

type ShownGroup = { group: GroupInLanguage; validator: FormValidator; answer: unknown; groups: readonly string[] }

function toTypedGroup(posted: unknown, { group, validator, answer, groups }: ShownGroup): unknown {
  const inside = (value: unknown, read: unknown): unknown =>
    isJsonObject(value)
      ? toTyped(value, { entries: group.entries, validator, answers: isJsonObject(read) ? read : {}, groups })
      : {}
  if (group.repeat === null) return inside(posted, answer)
  const read: unknown[] = Array.isArray(answer) ? answer : []
  return Array.isArray(posted) ? posted.map((item, index) => inside(item, read[index])) : []
}
