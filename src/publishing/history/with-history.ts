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
      // What was drawn before there was a history, or not noted any more when a process ended.
      for (const head of store.known.all())
        if (!history.isLast(head)) history.note(head.href, await store.get(head.href))
      for (const href of history.answering()) if (!store.has(href)) history.note(href, null)
      return count
    },
  }
}
