import { gunzipSync } from 'node:zlib'
import type { Answer } from '@/src/http/send'
import type { Locale } from '@/src/i18n/locales'
import { toReturnHref } from '@/src/links/return-href'
import type { FinishedPage } from '@/src/publishing/finished-page'
import type { PageStore } from '@/src/publishing/page-store'
import { returnSaidToken } from '@/src/submissions/saved/return-said-token'
import { plainPage } from '../guard/plain-answer'
import { toAnswer } from '../pages/page-answers'
import { createPageWithSlot, type PageWithSlot } from '../pages/page-with-slot'

/** The page on which somebody types the code of a saved form, in the frame of the site. */
export type ReturnPage = {
  /** The page with a sentence above its fields, or with none. @param said a sentence of ours, with nothing that anybody typed. */
  said: (locale: Locale, said: { status: number; text: string }) => Promise<Answer>
}

/** Nobody keeps what came of a code. */
export const privately = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const

/** @param store the finished pages. One that is not there yet is said without the site around it. */
export function openReturnPage(store: Pick<PageStore, 'get'>): ReturnPage {
  const ready = new WeakMap<FinishedPage, PageWithSlot>()
  return {
    said: async (locale, { status, text }) => {
      const page = await store.get(toReturnHref(locale))
      if (!page) return plainPage({ status: text === '' ? 503 : status, text, locale, headers: privately })
      const withGap = ready.get(page) ?? createPageWithSlot(gunzipSync(page.gzip).toString('utf8'), returnSaidToken)
      ready.set(page, withGap)
      const { ETag: _shared, 'Speculation-Rules': _prefetched, ...headers } = toAnswer(page).headers
      return { status, headers: { ...headers, ...privately }, ...withGap.fill(text) }
    },
  }
}
