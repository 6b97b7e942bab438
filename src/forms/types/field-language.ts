import type { Locale } from '@/src/i18n/locales'
import type { RuleName } from '../definition/rules'
import type { OptionInLanguage, Typing } from '../language/form-in-language'

/** What the product's own error messages speak of. A message takes what it needs. */
export type ErrorValues = {
  region: string
  /** What the field's pattern looks like when it is right; `none` where staff wrote the pattern themselves. */
  example: string
  limit: string | number
  day: string
  kinds: string
  size: string
}

/** What a control needs beside its texts. */
export type ControlNeeds = {
  rows: number
  /** The most characters of a long text, which its control counts; null where nothing is counted. */
  longest: number | null
  /** Of files: what the dialog of the system offers, and how many may be chosen. */
  accept: string
  most: number
  typing: Typing | null
}

/** How questions of a type speak to visitors, and how what they ask and get is read by staff. */
export type FieldLanguage<Question> = {
  /** The rules that an answer can break besides those of every type. */
  rules: (question: Question) => RuleName[]
  /** The answer is chosen or counted, and not typed freely: it can stand in a list without the submission being opened. */
  isListed?: true
  /** The answer is an address to which mail goes. */
  isMailAddress?: true
  /** What is done to answer, where it is not written: it decides the verb of error messages. */
  kind?: 'choice' | 'file' | 'consent'
  errorValues?: (question: Question, about: { rule: RuleName; locale: Locale }) => Partial<ErrorValues>
  /** What the control takes, said by the product. */
  format?: (question: Question, locale: Locale) => string
  options?: (question: Question, locale: Locale) => readonly OptionInLanguage[]
  control?: (question: Question) => Partial<ControlNeeds>
  /** The limits in words, by their names. Two questions have the same limits when all are equal. */
  limits?: (question: Question, locale: Locale) => Readonly<Record<string, string>>
  /** An answer as staff read and export it. */
  answer?: (question: Question, answer: unknown, locale: Locale) => string
  /** The value that a condition asks for; null when it is none of the type. */
  value?: (question: Question, value: string | number | boolean, locale: Locale) => string | null
}
