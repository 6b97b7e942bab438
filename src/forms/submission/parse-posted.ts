import type { FormInLanguage } from '../language/form-in-language'
import type { RawAnswers } from '../validation/read-answers'
import type { FileFacts } from './file-facts'
import { postLimits } from './post-limits'
import { openAnswerCollector } from './posted-answers'

/** What a form posts under one name: a text, or a file of which the facts are known. */
export type PostedEntry = readonly [name: string, value: string | FileFacts]

/** Why a posted form is not read at all. No browser posts such a thing. */
export type PostRefusal = 'tooManyFields' | 'tooMuchText' | 'badName'

export type Posted = {
  answers: RawAnswers
  /** What the page posts beside the answers: fields whose names begin with a low line. */
  controls: Readonly<Record<string, string>>
}

const controlName = /^_[a-z][a-zA-Z0-9]{0,39}$/
/** A button that adds an answer to a group or removes one: each has a name of its own. */
const itemControl = /^_(add|remove)\.([a-zA-Z0-9.]{1,200})$/

/**
 * The answers in a form that was posted, as they were typed, by the key of the field. What belongs to no field stays, for the
 * rules to refuse.
 * @returns the answers, or why nothing of it is read
 */
export function parsePosted(
  { entries: asked }: Pick<FormInLanguage, 'entries'>,
  entries: Iterable<PostedEntry>,
): Posted | PostRefusal {
  const answers = openAnswerCollector(asked)
  const controls = new Map<string, string>()
  let [fields, text] = [0, 0]
  for (const [name, value] of entries) {
    fields += 1
    text += name.length + (typeof value === 'string' ? value.length : value.name.length)
    if (fields > postLimits.fields) return 'tooManyFields'
    if (text > postLimits.text) return 'tooMuchText'
    const [, edit, way] = itemControl.exec(name) ?? []
    if (edit && way) controls.set(edit, way)
    else if (controlName.test(name) && typeof value === 'string') controls.set(name.slice(1), value)
    else if (!answers.take(name, value)) return 'badName'
  }
  return { answers: answers.toAnswers(), controls: Object.fromEntries(controls) }
}
