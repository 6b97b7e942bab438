import { gunzipSync } from 'node:zlib'
import type { Answer } from '@/src/http/send'
import type { Locale } from '@/src/i18n/locales'
import type { FinishedPage } from '@/src/publishing/finished-page'
import type { PageStore } from '@/src/publishing/page-store'
import { type NewsletterStep, newsletterSaidToken, toStepHref } from '@/src/submissions/newsletter-steps'
import { plainAnswer, plainPage } from '../guard/plain-answer'
import { toAnswer } from '../pages/page-answers'
import { createPageWithSlot, type PageWithSlot } from '../pages/page-with-slot'

/** The pages that the links of newsletter messages lead to, in the frame of the site. */
export type NewsletterPages = {
  /** Asks for the button that takes the step. */
  question: (locale: Locale, step: NewsletterStep) => Promise<Answer>
  /** Says what came of it. @param said a sentence of ours, with nothing that anybody typed. */
  said: (locale: Locale, said: { status: number; text: string }) => Promise<Answer>
}

/** What has the token of a person in its address is kept nowhere, and no other page learns the address. */
const privately = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' } as const

/** @param store the finished pages. One that is not there yet is said without the site around it. */
export function openNewsletterPages(store: Pick<PageStore, 'get'>): NewsletterPages {
  const ready = new WeakMap<FinishedPage, PageWithSlot>()
  return {
    question: async (locale, step) => {
      const page = await store.get(toStepHref(locale, step))
      return page ? { ...toAnswer(page), headers: toPrivate(page) } : plainAnswer(503, locale)
    },
    said: async (locale, { status, text }) => {
      const page = await store.get(toStepHref(locale, 'said'))
      if (!page) return plainPage({ status, text, locale, headers: privately })
      const withGap = ready.get(page) ?? createPageWithSlot(gunzipSync(page.gzip).toString('utf8'), newsletterSaidToken)
      ready.set(page, withGap)
      return { status, headers: toPrivate(page), ...withGap.fill(text) }
    },
  }
}

function toPrivate({ headers }: FinishedPage): Record<string, string> {
  const { ETag: _shared, 'Speculation-Rules': _prefetched, ...own } = headers
  return { ...own, ...privately }
}
