import { inLocales } from '@/src/i18n/locales'
import type { PageStore } from '@/src/publishing/page-store'
import { createPageSource } from '@/src/server/pages/page-answers'
import type { PageSource } from '@/src/server/pages/page-source'

type Site = Parameters<typeof createPageSource>[0]

/** The pages of a store as they are answered where nothing is computed, redirected or missing, but for what a test says. */
export function answerStoredPages(store: PageStore, own: Partial<Site> = {}): PageSource {
  return createPageSource({
    store,
    facts: () => ({
      redirects: [],
      internetBankingUrls: { private: '', corporate: '' },
      exchangeRates: null,
      documentHrefs: [],
      synonyms: inLocales(() => []),
      tags: [],
    }),
    readContent: async () => null,
    compute: () => Promise.reject(new Error('nothing is asked of these pages')),
    note: () => undefined,
    noteVisit: () => undefined,
    isMissing: () => false,
    hasOldFrame: () => false,
    renewFrame: async () => undefined,
    version: store.known.version,
    ...own,
  })
}
