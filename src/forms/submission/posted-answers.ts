import type { EntryInLanguage, GroupInLanguage, QuestionInLanguage } from '../language/form-in-language'
import { answers as answerRules } from '../types/answers'
import type { RawAnswers } from '../validation/read-answers'
import type { FileFacts } from './file-facts'
import { isKeptFile, readKeptFile } from './kept-file'

type Value = string | FileFacts

/** What was posted of one object: of the form, of a group, or of one answer to a group. */
type PostedObject = {
  values: Map<string, Value[]>
  dates: Map<string, Record<string, string>>
  groups: Map<string, PostedObject>
  items: Map<string, Map<number, PostedObject>>
}

/** Puts posted fields together to answers. */
export type AnswerCollector = {
  /** @returns false when no page names a field like that. */
  take: (name: string, value: Value) => boolean
  toAnswers: () => RawAnswers
}

const keyName = /^[a-z][a-zA-Z0-9]{0,39}$/
const datePart = /^(?:day|month|year)$/
/** More than any group can be answered, few enough to count them. */
const itemPlace = /^(?:0|[1-9]\d?)$/

/**
 * Names are ways: keys, and places in lists, joined by dots; the boxes of a date end in a part of it. A name that ends at a place only
 * says that there is something in that place: nothing in it may have been filled in.
 */
export function openAnswerCollector(entries: readonly EntryInLanguage[]): AnswerCollector {
  const form = emptyObject()
  return {
    take: (name, value) => take(name.split('.'), value, { object: form, entries }),
    toAnswers: () => toAnswers(form, entries),
  }
}

function emptyObject(): PostedObject {
  return { values: new Map(), dates: new Map(), groups: new Map(), items: new Map() }
}

type Within = { object: PostedObject; entries: readonly EntryInLanguage[] }

function take([key = '', ...rest]: readonly string[], value: Value, { object, entries }: Within): boolean {
  if (!keyName.test(key)) return false
  const entry = entries.find((asked) => asked.key === key)
  if (entry?.kind === 'group' && rest.length > 0) return takeInGroup(rest, value, { object, group: entry })
  const [part, ...more] = rest
  if (part === undefined) {
    object.values.set(key, [...(object.values.get(key) ?? []), value])
    return true
  }
  const isDate = entry?.kind === 'question' && answerRules[entry.type].posted === 'dateBoxes'
  if (!isDate || !datePart.test(part) || more.length > 0 || typeof value !== 'string') return false
  object.dates.set(key, { ...object.dates.get(key), [part]: value })
  return true
}

type WithinGroup = { object: PostedObject; group: GroupInLanguage }

function takeInGroup(way: readonly string[], value: Value, { object, group: { key, entries, repeat } }: WithinGroup) {
  if (repeat === null) {
    const inside = object.groups.get(key) ?? emptyObject()
    object.groups.set(key, inside)
    return take(way, value, { object: inside, entries })
  }
  const [place = '', ...rest] = way
  if (!itemPlace.test(place)) return false
  const items = object.items.get(key) ?? new Map<number, PostedObject>()
  object.items.set(key, items)
  // A page has no gaps, and posts its fields in their order.
  if (Number(place) > items.size) return false
  const item = items.get(Number(place)) ?? emptyObject()
  items.set(Number(place), item)
  return rest.length === 0 ? value === '' : take(rest, value, { object: item, entries })
}

function toAnswers({ values, dates, groups, items }: PostedObject, entries: readonly EntryInLanguage[]): RawAnswers {
  const posted = new Map(values)
  for (const [key, { year = '', month = '', day = '' }] of dates) {
    posted.set(key, [...(posted.get(key) ?? []), `${year}-${month}-${day}`])
  }
  const inside = (key: string): readonly EntryInLanguage[] =>
    entries.flatMap((entry) => (entry.kind === 'group' && entry.key === key ? entry.entries : []))
  return {
    ...Object.fromEntries(
      [...posted].map(([key, given]) => [
        key,
        toAnswer(
          given,
          entries.find((entry) => entry.key === key),
        ),
      ]),
    ),
    ...Object.fromEntries([...groups].map(([key, group]) => [key, toAnswers(group, inside(key))])),
    ...Object.fromEntries(
      [...items].map(([key, list]) => [key, [...list.values()].map((item) => toAnswers(item, inside(key)))]),
    ),
  }
}

/** One value for a field that is asked once; the list for a field that takes several. A field sent twice is refused later. */
function toAnswer(values: readonly Value[], entry: EntryInLanguage | undefined): unknown {
  if (entry?.kind === 'question' && answerRules[entry.type].posted === 'files') return toFiles(values, entry)
  const given = values.filter((value) => value !== '' && !isNoFile(value))
  return (entry?.kind === 'question' && takesSeveral(entry)) || given.length > 1 ? given : given[0]
}

/** Files that were chosen, and those that are kept with the form and still ticked. Of one that is asked, the chosen one counts. */
function toFiles(values: readonly Value[], { most }: QuestionInLanguage): unknown[] {
  const given = values
    .filter((value) => value !== '' && !isNoFile(value))
    .map((value) => (typeof value === 'string' ? (readKeptFile(value) ?? value) : value))
  const chosen = given.filter((value) => !isKeptFile(value))
  return most === 1 && chosen.length > 0 ? chosen : given
}

function takesSeveral({ type }: QuestionInLanguage): boolean {
  return answerRules[type].posted === 'texts'
}

/** What browsers post for a file input in which nothing was chosen. */
function isNoFile(value: Value): boolean {
  return typeof value !== 'string' && value.name === '' && value.size === 0
}
