import type { StaffText } from '@/src/i18n/staff-text'
import type { Json } from '../definition/json'
import type { LocalizedText } from '../definition/localized-text'

/** One value that can be chosen in a schema of another program, with what it is called there. */
export type ForeignChoice = { value: string | number | boolean; label: string }

/** A question as a schema of another program asks it, references and alternatives resolved, beside what its uiSchema says. */
export type ForeignQuestion = {
  kind: 'string' | 'number' | 'integer' | 'boolean' | 'array'
  /** A keyword of the schema; undefined where it is not there. */
  keyword: (name: string) => Json | undefined
  /** The values that can be chosen; null where anything can be written. Of a list, those of its items. */
  choices: readonly ForeignChoice[] | null
  /** What a list holds, where that is a question itself. */
  items: ForeignQuestion | null
  /** The control that the uiSchema asks for; empty where it asks for none. */
  widget: string
  /** An option of the control. */
  option: (name: string) => Json | undefined
  /** A text of the schema in the language that it is written in; the others wait to be written. */
  inLanguage: (text: string) => LocalizedText
  /** Whether who imports it may write expressions. */
  isExpert: boolean
}

/** What is told of a keyword at its line. */
export type ForeignNote = {
  keyword: string
  /** Whether something that it says is gone, or said in another way. */
  outcome: 'left' | 'changed'
  text: StaffText
}

/** How well a type fits: by the shape of the answer alone, by a keyword or by a control. The closest is taken. */
export const fits = { shape: 1, keyword: 2, control: 3 } as const

/** What a type of question takes over. */
export type ForeignTaken = {
  fit: (typeof fits)[keyof typeof fits]
  /** What the question says, as raw data for the parser of field lists. */
  parts: object
  /** The keywords, options and controls that the parts say. What is not named here is told as left out. */
  keywords?: readonly string[]
  options?: readonly string[]
  widgets?: readonly string[]
  notes?: readonly ForeignNote[]
  /** The values that are kept, by those of the schema. */
  values?: ReadonlyMap<string, string>
}

/** Which schemas of other programs become a question of a type. */
export type ForeignField = {
  /** Null where the type cannot ask that. */
  takes: (asked: ForeignQuestion) => ForeignTaken | null
}

/** A keyword that is a number; null where it is none. */
export function foreignNumber({ keyword }: ForeignQuestion, name: string): number | null {
  const value = keyword(name)
  return typeof value === 'number' ? value : null
}

/** A keyword that is a text; empty where it is none. */
export function foreignText({ keyword }: ForeignQuestion, name: string): string {
  const value = keyword(name)
  return typeof value === 'string' ? value : ''
}
