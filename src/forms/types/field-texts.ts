import type { LocalizedText } from '../definition/localized-text'

/** What staff are told of a type. */
export type FieldTexts = {
  name: LocalizedText
  /** What it is for, in a sentence. */
  purpose: LocalizedText
  /** What it is called within a sentence. */
  word: LocalizedText
}
