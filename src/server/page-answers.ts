import { gunzipSync } from 'node:zlib'
import { createComputedPages } from '@/src/publishing/computed-pages'
import type { FinishedPage } from '@/src/publishing/finished-page'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import { createSitemap } from '@/src/publishing/sitemap'
import { requestedPathToken } from '@/src/site/requested-path'
import { contentAnswer } from './content-answer'
import { createPageWithGap, type PageWithGap } from './page-with-gap'
import { plainAnswer } from './plain-answer'
import { localeOf, type PageSource } from './public-listener'
import { pageCaching } from './security-headers'
import type { Answer } from './send'

type PublishedSite = Pick<PublishingEngine, 'compute' | 'facts' | 'noteVisit' | 'readContent' | 'store' | 'version'>

/** The finished pages of the engine as the public listener answers them: no database, no React, no Next on the way. */
export function createPageSource(engine: PublishedSite): PageSource {
  const { store, facts, noteVisit, readContent } = engine
  const computed = createComputedPages({ compute: engine.compute, version: engine.version })
  const sitemap = createSitemap(store.known)

  const notFound = async (path: string) =>
    notFoundAnswer(path, await store.get(localeOf(path) === 'en' ? '/en/page-not-found' : '/page-not-found'))
  return {
    internetBankingUrls: () => facts().internetBankingUrls,
    notFound,
    serverError: async (path) => {
      const page = await store.get(localeOf(path) === 'en' ? '/en/server-error' : '/server-error')
      return page ? toAnswer(page) : plainAnswer(500, localeOf(path))
    },
    answer: async (path, asked) => {
      noteVisit(path)
      const page = platformPage.test(path) ? null : await store.get(path)
      if (page && !isFarewell(page))
        return toAnswer(asked.size > 0 && page.parameters.length > 0 ? await computed.answer(page, asked) : page)
      const file = await sitemap.answer(path)
      if (file) return toAnswer(file)
      const content = await contentAnswer(path, { store, readContent })
      if (content) return content
      const stripped = path.replace(/\/+$/, '')
      const isStripped = stripped !== path && store.has(stripped)
      const target = facts().redirects.find(({ from }) => from === path)?.to ?? (isStripped ? stripped : undefined)
      if (target)
        return { status: 301, headers: { Location: target, 'Cache-Control': pageCaching }, body: Buffer.alloc(0) }
      if (page?.status === 301) return toAnswer(page)
      return { ...(await notFound(path)), status: page ? 410 : 404 }
    },
  }
}

/** Drawn like pages, but only ever answered in place of one. */
const platformPage = /^(?:\/en)?\/(?:page-not-found|server-error|_newsletter\/said)$/

/** What is left where a document was. A redirect that an editor entered for the address says it better. */
function isFarewell({ status }: FinishedPage): boolean {
  return status === 301 || status === 410
}

/** A finished page as an answer. */
export function toAnswer({ status, headers, brotli, gzip }: FinishedPage): Answer {
  return { status, headers, body: () => gunzipSync(gzip), brotli, gzip }
}

/** Each language's shared page, ready for any address. */
const notFoundPages = new WeakMap<FinishedPage, PageWithGap>()

/** The language's shared page with the address that was asked for written into it, as text. */
function notFoundAnswer(path: string, page: FinishedPage | null): Answer {
  if (!page) return plainAnswer(404, localeOf(path))
  const ready = notFoundPages.get(page) ?? createPageWithGap(gunzipSync(page.gzip).toString('utf8'), requestedPathToken)
  notFoundPages.set(page, ready)
  const { ETag: _sharedTag, ...headers } = page.headers
  return { status: 404, headers, ...ready.fill(escapeHtml(path)) }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
