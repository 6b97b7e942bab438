import type { FormInLanguage } from '../language/form-in-language'
import type { AnswerRules } from '../types/answer-rules'
import { answers as answerRules } from '../types/answers'
import type { RawAnswers } from '../validation/read-answers'
import type { FileFacts } from './file-facts'
import { postLimits } from './post-limits'

/** What a form posts under one name: a text, or a file of which the facts are known. */
export type PostedEntry = readonly [name: string, value: string | FileFacts]

/** Why a posted form is not read at all. No browser posts such a thing. */
export type PostRefusal = 'tooManyFields' | 'tooMuchText' | 'badName'

export type Posted = {
  answers: RawAnswers
  /** What the page posts beside the answers: fields whose names begin with a low line. */
  controls: Readonly<Record<string, string>>
}

/** A field, or one box of a date. Nothing that reaches into an object, and no name that every object has. */
const answerName = /^([a-z][a-zA-Z0-9]{0,39})(?:\.(day|month|year))?$/
const controlName = /^_[a-z][a-zA-Z0-9]{0,39}$/

/**
 * The answers in a form that was posted, as they were typed, by the key of the field. What belongs to no field stays, for the
 * rules to refuse.
 * @returns the answers, or why nothing of it is read
 */
export function parsePosted(form: FormInLanguage, entries: Iterable<PostedEntry>): Posted | PostRefusal {
  const answers = new Map<string, (string | FileFacts)[]>()
  const dates = new Map<string, Record<string, string>>()
  const controls = new Map<string, string>()
  const dateKeys = toKeys(form, ['dateBoxes'])
  let [fields, text] = [0, 0]
  for (const [name, value] of entries) {
    fields += 1
    text += name.length + (typeof value === 'string' ? value.length : value.name.length)
    if (fields > postLimits.fields) return 'tooManyFields'
    if (text > postLimits.text) return 'tooMuchText'
    const [, key, part] = answerName.exec(name) ?? []
    if (key && part && dateKeys.has(key) && typeof value === 'string')
      dates.set(key, { ...dates.get(key), [part]: value })
    else if (key && !part) answers.set(key, [...(answers.get(key) ?? []), value])
    else if (controlName.test(name) && typeof value === 'string') controls.set(name.slice(1), value)
    else return 'badName'
  }
  for (const [key, { year = '', month = '', day = '' }] of dates) {
    answers.set(key, [...(answers.get(key) ?? []), `${year}-${month}-${day}`])
  }
  return { answers: toAnswers(form, answers), controls: Object.fromEntries(controls) }
}

/** One value for a field that is asked once; the list for a field that takes several. A field sent twice is refused later. */
function toAnswers(form: FormInLanguage, posted: ReadonlyMap<string, readonly (string | FileFacts)[]>): RawAnswers {
  const lists = toKeys(form, ['texts', 'files'])
  return Object.fromEntries(
    [...posted].map(([key, values]) => {
      const given = values.filter((value) => value !== '' && !isNoFile(value))
      return [key, lists.has(key) || given.length > 1 ? given : given[0]]
    }),
  )
}

/** The fields that are posted in some way, by their keys. */
function toKeys({ entries }: FormInLanguage, ways: readonly AnswerRules['posted'][]): ReadonlySet<string> {
  return new Set(
    entries.flatMap((entry) =>
      entry.kind === 'question' && ways.includes(answerRules[entry.type].posted) ? [entry.key] : [],
    ),
  )
}

/** What browsers post for a file input in which nothing was chosen. */
function isNoFile(value: string | FileFacts): boolean {
  return typeof value !== 'string' && value.name === '' && value.size === 0
}
