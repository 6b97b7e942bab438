import { inLocales, type Locale } from '@/src/i18n/locales'
import type { FindablePages } from '@/src/publishing/findable-pages'
import type { SynonymGroups } from '@/src/search/synonyms'
import type { DrawingProcess } from './drawing-process-keeper'

/** Tells the process that draws what can be found, as it changes. */
export function toFindablePages({ tell }: Pick<DrawingProcess, 'tell'>): FindablePages {
  return {
    put: (href, entries) => tell({ kind: 'put', href, entries: [...entries] }),
    remove: (href) => tell({ kind: 'remove', href }),
    setSynonyms: (groups) => tell({ kind: 'synonyms', synonyms: copyGroups(groups) }),
  }
}

type Groups = Readonly<Record<Locale, SynonymGroups>>

/** The groups as a message holds them. */
export function copyGroups(groups: Groups): Record<Locale, string[][]> {
  return inLocales((locale) => groups[locale].map((group) => [...group]))
}
