import type { EntryInLanguage, RepeatInLanguage } from '../language/form-in-language'
import type { RawAnswers } from '../validation/read-answers'

type Named = {
  repeat: RepeatInLanguage
  entries: readonly EntryInLanguage[]
  index: number
  values: RawAnswers
  /** To the answer. */
  path: readonly (string | number)[]
}

/** What one answer to a group is called: “Owner 2”, and behind it what was answered to the question that names it. */
export function toItemName({ repeat: { itemName, titleFrom }, entries, index, values, path }: Named): string {
  const name = `${itemName} ${index + 1}`
  const question = entries.find(({ key }) => key === titleFrom)
  if (titleFrom === null || question?.kind !== 'question') return name
  const answer = [...path, titleFrom].reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    values,
  )
  if (typeof answer !== 'string' || answer.trim() === '') return name
  const label = question.options.find(({ value }) => value === answer)?.label
  return `${name}: ${label ?? answer.trim()}`
}
