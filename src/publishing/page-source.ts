import type { PageSource } from '@/src/server/public-listener'
import { pageCaching } from '@/src/server/security-headers'
import { type Answer, entityTag } from '@/src/server/send'
import { requestedPathToken } from '@/src/site/requested-path'
import { hardenHtml } from './harden-html'
import type { Renderer, Rendering } from './renderer'
import { type SiteIndex, siteIndex } from './site-index'

/** Addresses that are answered by Next but are no pages. */
const machineFiles: ReadonlySet<string> = new Set(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])

/**
 * Draws each page when it is asked for and finishes it: without script, with its own policy.
 *
 * @param isSecure whether visitors reach the site over `https:`.
 */
export function createPageSource(renderer: Renderer, isSecure: boolean): PageSource & { refresh: () => Promise<void> } {
  let index: SiteIndex = { addresses: [], redirects: [], internetBankingUrls: { private: '', corporate: '' } }
  const refresh = async () => {
    const { status, body } = await renderer.render('/site-index')
    if (status === 200) index = siteIndex.parse(JSON.parse(body.toString('utf8')))
  }
  const finish = (rendering: Rendering, status: number, path: string): Answer => {
    if (!rendering.contentType.startsWith('text/html')) return fileAnswer(rendering)
    const source = rendering.body.toString('utf8')
    const formOrigins = Object.values(index.internetBankingUrls)
      .filter((url) => URL.canParse(url))
      .map((url) => new URL(url).origin)
    const { html, contentSecurityPolicy } = hardenHtml(source, { isSecure, formOrigins })
    const body = Buffer.from(html.replaceAll(requestedPathToken, escapeHtml(path)))
    return {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': contentSecurityPolicy,
        'Cache-Control': pageCaching,
        ETag: entityTag(body),
      },
      body,
    }
  }
  return {
    refresh,
    internetBankingUrls: () => index.internetBankingUrls,
    answer: async (path) => {
      await refresh()
      const target = index.redirects.find(({ from }) => from === path)?.to
      const rendering = await renderer.render(machineFiles.has(path) ? path : encodeURI(path))
      if (rendering.status === 404 && target) return redirectAnswer(target)
      const prefix = path === '/en' || path.startsWith('/en/') ? '/en' : ''
      if (rendering.status === 404) return finish(await renderer.render(`${prefix}/page-not-found`), 404, path)
      if (rendering.status < 500) return finish(rendering, rendering.status, path)
      return finish(await renderer.render(`${prefix}/server-error`), 500, path)
    },
  }
}

function fileAnswer({ status, contentType, body }: Rendering): Answer {
  const headers = {
    'Content-Type': contentType,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': pageCaching,
    ETag: entityTag(body),
  }
  return { status, headers, body }
}

function redirectAnswer(target: string): Answer {
  return { status: 301, headers: { Location: target, 'Cache-Control': pageCaching }, body: Buffer.alloc(0) }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
