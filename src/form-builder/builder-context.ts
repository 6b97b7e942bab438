import { createContext, useContext } from 'react'
import { staffLanguages } from '@/messages/staff/languages'
import type { Locale } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'
import type { PublishedEntries } from './draft/published-entries'
import type { DraftProblem } from './problems/draft-problem'
import { sayText } from './texts/builder-language'

/** What every part of the editor of a form needs to know. */
export type BuilderContext = {
  /** The language of the admin. */
  language: Locale
  /** Begins the ids of all elements. */
  idPrefix: string
  published: PublishedEntries
  problems: readonly DraftProblem[]
  /** Whether the person may write expressions and JSON. */
  isExpert: boolean
  isReadOnly: boolean
}

const context = createContext<BuilderContext>({
  language: staffLanguages[0],
  idPrefix: 'form',
  published: new Map(),
  problems: [],
  isExpert: false,
  isReadOnly: true,
})

export const BuilderContextProvider = context.Provider

/** What the editor knows, with texts in the language of the admin. */
export function useBuilder() {
  const builder = useContext(context)
  const say = (text: StaffText, values?: Readonly<Record<string, string | number>>) =>
    sayText(text, builder.language, values)
  return { ...builder, say }
}
