import type { z } from 'zod'
import type { Locale } from '@/src/i18n/locales'
import type { autocompleteToken } from '../definition/autocomplete'
import type { DateLimit } from '../definition/date-limit'
import type { LocalizedText } from '../definition/localized-text'
import type { Pattern } from '../definition/patterns'
import type { ChoiceOption } from './choice-option'

/** What staff set of a question: the value as it is, and the question with another. */
type Accessor<Question, Value> = {
  read: (question: Question) => Value
  write: (question: Question, value: Value) => Question
}

type Choice = { value: string; label: string }

/** Each kind of control that the editor of forms can draw, with the value that it edits. */
type Controls<Question> =
  | ({ control: 'number'; unit?: number } & Accessor<Question, number | null>)
  | ({ control: 'tick' } & Accessor<Question, boolean>)
  | ({ control: 'choice'; choices: (locale: Locale) => readonly Choice[] } & Accessor<Question, string>)
  | ({ control: 'ticks'; choices: (locale: Locale) => readonly Choice[] } & Accessor<Question, readonly string[]>)
  | ({ control: 'options' } & Accessor<Question, readonly ChoiceOption[]>)
  | ({ control: 'expression'; hint: LocalizedText } & Accessor<Question, string>)
  | ({ control: 'pattern' } & Accessor<Question, Pattern | null>)
  | ({ control: 'day' } & Accessor<Question, DateLimit | null>)
  | ({ control: 'autocomplete' } & Accessor<Question, z.infer<typeof autocompleteToken> | null>)

/** One thing that staff can set of a question, described: the editor draws it and knows no types. */
export type Setting<Question> = Controls<Question> & {
  /** The name of the value in the definition: mistakes in it are told there. */
  part: string
  label: LocalizedText
}

/** How questions of a type are edited. */
export type FieldBuilder<Question> = {
  /** The name of its drawing in the Lucide set; `npm run generate` takes it from there. */
  icon: string
  /** What a new one has where the definition knows no default. */
  start?: object
  /** In the order in which they are drawn. */
  settings: readonly Setting<Question>[]
}
