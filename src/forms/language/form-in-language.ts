import type { Locale } from '@/src/i18n/locales'
import type { QuestionType } from '../definition/field'
import type { FormTextName } from '../definition/form-definition'
import type { JsonObject } from '../definition/json'
import type { RuleName } from '../definition/rules'

/** What is said of broken rules. */
export type ErrorTexts = Readonly<Partial<Record<RuleName, string>>>

/** What can be chosen, as it is read. */
export type OptionInLanguage = { value: string; label: string }

/** What is typed where it is no words of a language: figures alone, capitals and figures, or a name. Devices help with each in another way. */
export type Typing = 'digits' | 'code' | 'name'

export type QuestionInLanguage = {
  kind: 'question'
  key: string
  type: QuestionType
  /** The control, by its name in the theme. */
  widget: string
  label: string
  hint: string
  /** What the control takes, said by the product: kinds of files, an example of a date, a currency. */
  format: string
  required: boolean
  autocomplete: string | null
  rows: number
  /** The most characters of a long text, which its control counts; null where nothing is counted. */
  longest: number | null
  /** Of files: what the dialog of the system offers, and how many may be chosen. */
  accept: string
  most: number
  /** What is typed in a line; null where it can be anything. */
  typing: Typing | null
  options: readonly OptionInLanguage[]
  errors: ErrorTexts
  /** The section that it stands in. */
  section: string | null
  isConditional: boolean
}

export type InformationInLanguage = {
  kind: 'information'
  key: string
  text: string
  section: string | null
  isConditional: boolean
}

export type SectionInLanguage = {
  kind: 'section'
  key: string
  label: string
  hint: string
  isConditional: boolean
}

/** The beginning of a page of the form. */
export type PageInLanguage = Omit<SectionInLanguage, 'kind'> & { kind: 'page' }

/** What is said and needed where a group is answered several times. */
export type RepeatInLanguage = {
  least: number
  most: number
  /** What one of them is called. */
  itemName: string
  /** The question whose answer is put behind that, and what its values are called that can be chosen. */
  titleFrom: string | null
  add: string
  remove: string
}

/** Questions that are answered together, once or several times. */
export type GroupInLanguage = {
  kind: 'group'
  key: string
  label: string
  hint: string
  entries: readonly EntryInLanguage[]
  repeat: RepeatInLanguage | null
  errors: ErrorTexts
  section: string | null
  isConditional: boolean
}

export type EntryInLanguage =
  | QuestionInLanguage
  | GroupInLanguage
  | InformationInLanguage
  | SectionInLanguage
  | PageInLanguage

/** Words of a form of pages. */
export type PageWords = Readonly<
  Record<
    | 'continue'
    | 'back'
    | 'step'
    | 'check'
    | 'checkText'
    | 'change'
    | 'unanswered'
    | 'errorText'
    | 'title'
    | 'parts'
    | 'done'
    | 'open',
    string
  >
>

/** Words of the controls, which no form writes itself. */
export type FormWords = Readonly<
  Record<
    | 'error'
    | 'pageTitle'
    | 'optional'
    | 'day'
    | 'month'
    | 'year'
    | 'choose'
    | 'unknown'
    | 'leaveEmpty'
    | 'unreachedTitle'
    | 'unreachedText'
    | 'charactersLeft'
    | 'charactersTooMany'
    | 'removeFile'
    | 'keptFile',
    string
  >
>

/**
 * A form as one page needs it: its rules, and everything that is read in one language. It is data only, so that it can go to
 * the browser as it is.
 */
export type FormInLanguage = {
  key: string
  locale: Locale
  schema: JsonObject
  title: string
  entries: readonly EntryInLanguage[]
  texts: Readonly<Record<FormTextName, string>>
  words: FormWords
  /** Of a form of pages only. */
  pageWords?: PageWords
  /** Of a form only that may be saved. */
  saveWords?: SaveWords
  /** Of a form only whose browser may keep what is not sent yet. */
  unsentWords?: UnsentWords
}

/** Words of a form that may be saved, and where one returns to it. */
export type SaveWords = Readonly<Record<'save' | 'returning' | 'returnHref', string>>

/** Words of what a browser keeps of a form until it is sent. */
export type UnsentWords = Readonly<Record<'restored' | 'delete' | 'deleted', string>>
