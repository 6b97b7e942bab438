import { isJsonObject } from '../definition/json'
import { toPlaceName } from '../definition/show-name'
import type { EntryInLanguage } from '../language/form-in-language'
import type { FormValidator } from './form-validator'

/** An entry where it is answered: once, or in each answer to the groups that hold it. */
export type AnsweredPlace = {
  entry: EntryInLanguage
  /** On the way to its answer: keys, and places in lists, counted from 0. */
  path: readonly string[]
  /** Undefined where nothing was answered. */
  answer: unknown
  isShown: boolean
}

type Judged = { entries: readonly EntryInLanguage[]; validator: FormValidator }

/** All entries of a form with their answers, in its order. Of a group that is not shown, nothing inside it is. */
export function toAnsweredPlaces({ entries, validator }: Judged, answers: Readonly<Record<string, unknown>>) {
  return toPlaces({ entries, validator }, { answers, path: [], groups: [] })
}

type Within = { answers: Readonly<Record<string, unknown>>; path: readonly string[]; groups: readonly string[] }

function toPlaces({ entries, validator }: Judged, { answers, path, groups }: Within): AnsweredPlace[] {
  return entries.flatMap((entry): AnsweredPlace[] => {
    const keys = [...groups, entry.key]
    const place = [...path, entry.key]
    const isShown = validator.isShown(toPlaceName(keys), answers)
    const answer = answers[entry.key]
    const own = { entry, path: place, answer, isShown }
    if (entry.kind !== 'group' || !isShown) return [own]
    const inside = { entries: entry.entries, validator }
    return [
      own,
      ...toObjects(answer, entry.repeat !== null).flatMap(({ object, at }) =>
        toPlaces(inside, { answers: object, path: [...place, ...at], groups: keys }),
      ),
    ]
  })
}

/** The objects that a group is answered with, and where in its answer they are. What is no object holds nothing. */
function toObjects(answer: unknown, isRepeat: boolean): { object: Record<string, unknown>; at: string[] }[] {
  if (!isRepeat) return isJsonObject(answer) ? [{ object: { ...answer }, at: [] }] : []
  const items: unknown[] = Array.isArray(answer) ? answer : []
  return items.flatMap((item, index) => (isJsonObject(item) ? [{ object: { ...item }, at: [String(index)] }] : []))
}
