import { gunzipSync } from 'node:zlib'
import { type ComputedAnswer, createComputedPages } from '@/src/drawing/computed-pages'
import type { Drawing } from '@/src/drawing/drawing'
import type { WordsInVain } from '@/src/drawing/drawing-messages'
import { pageCaching } from '@/src/http/security-headers'
import type { Answer } from '@/src/http/send'
import { messagesByLocale } from '@/src/i18n/messages'
import { readFormHref } from '@/src/links/form-href'
import { localeOf, toHref, toPathWithin } from '@/src/links/to-href'
import type { SiteFacts } from '@/src/publications/site-index'
import type { FinishedPage } from '@/src/publishing/finished-page'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import { requestedPathToken } from '@/src/site/requested-path'
import { createSitemap } from '@/src/site/sitemap'
import { readReceipt, receiptParameter } from '@/src/submissions/receipt'
import { plainAnswer, plainPage } from '../guard/plain-answer'
import { contentAnswer } from './content-answer'
import { refusals } from './page-refusals'
import type { PageSource } from './page-source'
import { createPageWithSlot, type PageWithSlot } from './page-with-slot'

type PublishedSite = Pick<
  PublishingEngine,
  'facts' | 'hasOldFrame' | 'isMissing' | 'noteVisit' | 'readContent' | 'renewFrame' | 'store' | 'version'
> & {
  /** Draws what a visitor asks in the address, elsewhere than on this thread. */
  compute: Drawing['page']
  /** Takes in what was looked for in vain. */
  note: (words: WordsInVain) => void
}

/** The finished pages of the engine as the public listener answers them: no database, no React, no Next on the way. */
export function createPageSource(engine: PublishedSite): PageSource {
  const { store, facts, noteVisit, readContent, note } = engine
  const computed = createComputedPages({ compute: engine.compute, version: engine.version })
  const sitemap = createSitemap(store.known)

  const notFound = async (path: string) =>
    notFoundAnswer(path, await store.get(toHref(localeOf(path), '/page-not-found')))
  const toComputedAnswer = (computed: ComputedAnswer, { path, asked }: { path: string; asked: URLSearchParams }) => {
    if (typeof computed === 'string') return confirmPlainly(path, asked) ?? refusals[computed][localeOf(path)]
    if (computed.inVain) note(computed.inVain)
    return toAnswer(computed.page)
  }
  return {
    ready: (path) => {
      const page = store.getFromMemory(path)
      if (page?.status !== 200 || engine.hasOldFrame(path)) return null
      if (platformPage.test(toPathWithin(path))) return null
      noteVisit(path)
      return toAnswer(page)
    },
    internetBankingUrls: () => facts().internetBankingUrls,
    notFound,
    serverError: async (path) => {
      const page = await store.get(toHref(localeOf(path), '/server-error'))
      return page ? toAnswer(page) : plainAnswer(500, localeOf(path))
    },
    answer: async (path, asked, network) => {
      noteVisit(path)
      // A changed menu is on a page from the moment somebody asks for it; the other pages follow.
      if (engine.hasOldFrame(path)) await engine.renewFrame(path)
      const page = platformPage.test(toPathWithin(path)) ? null : await store.get(path)
      if (page && !isTombstonePage(page))
        return asked.size > 0 && page.parameters.length > 0
          ? toComputedAnswer(await computed.answer(page, asked, network), { path, asked })
          : toAnswer(page)
      const file = await sitemap.answer(path)
      if (file) return toAnswer(file)
      const content = await contentAnswer(path, { store, readContent })
      if (content) return content
      const stripped = withoutSlashesAtEnd(path)
      const isStripped = stripped !== path && store.has(stripped)
      const target = targetsOf(facts().redirects).get(path) ?? (isStripped ? stripped : undefined)
      if (target)
        return { status: 301, headers: { Location: target, 'Cache-Control': pageCaching }, body: Buffer.alloc(0) }
      if (page?.status === 301) return toAnswer(page)
      if (!page && engine.isMissing(path)) return refusals.missing[localeOf(path)]
      return { ...(await notFound(path)), status: page ? 410 : 404 }
    },
  }
}

type Redirects = SiteFacts['redirects']

/** Where the addresses lead that editors entered, the first of several for one: made when the list is another. */
const targets = new WeakMap<Redirects, ReadonlyMap<string, string>>()

function targetsOf(redirects: Redirects): ReadonlyMap<string, string> {
  const known = targets.get(redirects)
  if (known) return known
  const made = new Map(redirects.toReversed().map(({ from, to }) => [from, to]))
  targets.set(redirects, made)
  return made
}

function withoutSlashesAtEnd(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** What was received is confirmed also when its page cannot be drawn: who doubts it sends it again. Null for every other question. */
function confirmPlainly(path: string, asked: URLSearchParams): Answer | null {
  const form = readFormHref(path)
  const reference = form && readReceipt(form.formKey, asked.get(receiptParameter) ?? '')
  if (!form || !reference) return null
  const { locale } = form
  const { heading, reference: name } = messagesByLocale[locale].received
  const text = `${name}: ${reference}. ${messagesByLocale[locale].formPage.keepReference}`
  return plainPage({ status: 200, heading, text, locale, headers: { 'X-Robots-Tag': 'noindex' } })
}

/** Drawn like pages, but only ever answered in place of one: paths within a language. */
export const platformPage = /^\/(?:page-not-found|server-error|_newsletter\/said)$/

/** What is left where a document was. A redirect that an editor entered for the address says it better. */
function isTombstonePage({ status }: FinishedPage): boolean {
  return status === 301 || status === 410
}

const answers = new WeakMap<FinishedPage, Answer>()

/** A finished page as an answer, the same one each time. */
export function toAnswer(page: FinishedPage): Answer {
  const known = answers.get(page)
  if (known) return known
  const { status, headers, brotli, gzip } = page
  const answer = { status, headers, body: () => gunzipSync(gzip), brotli, gzip }
  answers.set(page, answer)
  if (page.shownForms) pagesWithForms.set(answer, page)
  return answer
}

/** The pages that show forms, by their answers. */
const pagesWithForms = new WeakMap<Answer, FinishedPage>()

/** The page that an answer is, where it shows forms; null of any other answer. */
export function pageWithForms(answer: Answer): FinishedPage | null {
  return pagesWithForms.get(answer) ?? null
}

/** Each language's shared page, ready for any address. */
const notFoundPages = new WeakMap<FinishedPage, PageWithSlot>()

/** The language's shared page with the address that was asked for written into it, as text. */
function notFoundAnswer(path: string, page: FinishedPage | null): Answer {
  if (!page) return plainAnswer(404, localeOf(path))
  const ready =
    notFoundPages.get(page) ?? createPageWithSlot(gunzipSync(page.gzip).toString('utf8'), requestedPathToken)
  notFoundPages.set(page, ready)
  const { ETag: _sharedTag, ...headers } = page.headers
  return { status: 404, headers, ...ready.fill(escapeHtml(path)) }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
