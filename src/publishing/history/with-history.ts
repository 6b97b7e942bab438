import type { PageStore } from '../page-store'
import type { PageHistory } from './page-history'

/** A page store whose every change is noted in the history. */
export function withHistory(store: PageStore, history: PageHistory): PageStore {
  return {
    ...store,
    put: (page) => {
      history.note(page.href, page)
      return store.put(page)
    },
    remove: (href) => {
      history.note(href, null)
      return store.remove(href)
    },
    load: async () => {
      const count = await store.load()
      // Pages that were drawn before there was a history.
      for (const href of store.hrefs()) if (!history.has(href)) history.note(href, await store.get(href))
      return count
    },
  }
}
