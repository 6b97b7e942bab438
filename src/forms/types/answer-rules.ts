import type { RJSFSchema } from '@rjsf/utils'
import type { Locale } from '@/src/i18n/locales'
import type { RuleName } from '../definition/rules'
import { readLine } from '../validation/read-text'

/** What the reading of an answer may depend on besides what was typed. */
export type Reading = {
  locale: Locale
  /** The regular expression of the question, if it has one. */
  pattern: string | undefined
}

/** Where in an answer a rule is broken, and by which keyword of JSON Schema it was said. */
export type BrokenKeyword = { path: readonly string[]; keyword: string }

/**
 * What is done with the answers to a type of question. Browsers of visitors load this for all types, so it imports no parser of
 * definitions and no texts.
 */
export type AnswerRules = {
  /**
   * How a form posts an answer: under its name one text, several, or files; in the three boxes of a date, which have its name and
   * their own; nothing where it is calculated.
   */
  posted: 'text' | 'texts' | 'files' | 'dateBoxes' | 'nothing'
  /** The answer as it is kept. What is empty or undefined counts as not given; what cannot be read stays, to be refused. */
  read: (value: unknown, reading: Reading) => unknown
  /** What RJSF draws it from. @param values that can be chosen */
  toDrawing: (values: string[]) => RJSFSchema
  /** The rules behind keywords of JSON Schema, where they are not those of all types. */
  brokenRules?: Readonly<Partial<Record<string, RuleName>>>
  /** The same for an answer that has parts: then it stands for all keywords. */
  toBrokenRule?: (broken: BrokenKeyword) => RuleName
}

/** What somebody typed: as one line as it is kept, never an empty one, and as it came. */
type Typed = Reading & { line: string; text: string }

/** Reads what was typed; an empty line is an empty text, and what is no text stays. */
export function readTyped(read: (typed: Typed) => unknown): AnswerRules['read'] {
  return (value, reading) => {
    if (typeof value !== 'string') return value
    const line = readLine(value)
    return line === '' ? '' : read({ ...reading, line, text: value })
  }
}

/** Draws a line to type in. */
export const drawText = (): RJSFSchema => ({ type: 'string' })

/** Draws a choice of one. */
export const drawChoice = (values: string[]): RJSFSchema => ({ type: 'string', enum: values })
