import type { IncomingHttpHeaders } from 'node:http'
import { defaultLocale } from '@/src/i18n/locales'
import { readFormHref } from '@/src/links/form-href'
import { readReturnHref } from '@/src/links/return-href'
import { toPathWithin } from '@/src/links/to-href'
import { carriesFrameworkHeader } from '@/src/next-fixes/framework-headers'
import { readStepHref } from '@/src/submissions/newsletter-steps'
import { isFromElsewhere } from './foreign-origin'

/** Why a request is refused before anything reads it. */
export type Refusal = { status: 400 | 403 | 404 | 405 | 411 | 413 | 414 | 421; reason: string }

type GuardedRequest = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders }
/** What the guard has to know of the site. */
export type GuardedSite = {
  /** Host names the site answers to, with port where it is not the scheme's own. */
  allowedHosts: ReadonlySet<string>
}

/** Addresses that take a POST. */
const postPaths: ReadonlySet<string> = new Set(['/login'])

/** First segments that belong to the CMS, whatever stands below them. */
const cmsSegments: ReadonlySet<string> = new Set([
  '_next',
  'admin',
  'api',
  'form-page',
  'form-versions',
  'gallery',
  'newsletter-page',
  'page-frame',
  'page-not-found',
  'preview',
  defaultLocale,
  'publications',
  'return-page',
  'site-facts',
  'server-error',
  'site-index',
  'unanswered-searches',
])

/** Longest address that is read: the site's own are far shorter, and a search may hold a sentence. */
const longestUrl = 2048

/**
 * Decides, from the request's head alone, whether the public listener looks at a request at all. Everything that only the CMS
 * or Next's own client would send is refused here, so that no flaw in reading it can be reached from outside.
 *
 * @returns null when the request may go on.
 */
export function guardRequest({ method, url, headers }: GuardedRequest, { allowedHosts }: GuardedSite): Refusal | null {
  if (!url?.startsWith('/') || url.startsWith('//')) return { status: 400, reason: 'absolute or odd address' }
  if (url.length > longestUrl) return { status: 414, reason: 'address too long' }
  if (!headers.host || !allowedHosts.has(headers.host.toLowerCase())) return { status: 421, reason: 'unknown host' }
  if (headers.upgrade !== undefined) return { status: 400, reason: 'upgrade' }
  if (carriesFrameworkHeader(headers)) return { status: 400, reason: 'framework header' }
  const path = readPath(url)
  if (path === null) return { status: 400, reason: 'address cannot be read' }
  const isPost =
    method === 'POST' &&
    (postPaths.has(path) || [readFormHref, readStepHref, readReturnHref].some((read) => read(path) !== null))
  if (!isPost && method !== 'GET' && method !== 'HEAD') return { status: 405, reason: 'method' }
  if (!isPost && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)) {
    return { status: 413, reason: 'body on a request that has none' }
  }
  // In pieces of a byte it costs a hundred times what its length would say, before anything of ours sees it. Browsers send none.
  if (headers['transfer-encoding'] !== undefined) return { status: 411, reason: 'body without a length' }
  if (isPost && isFromElsewhere({ headers, allowedHosts })) return { status: 403, reason: 'page of another site' }
  if (/[?&]_rsc(?:=|&|$)/.test(url) || /\.rsc(?:\/|$)|\.segments\//.test(path))
    return { status: 404, reason: 'framework payload' }
  const [, first = '', second = ''] = toPathWithin(path).split('/')
  if (cmsSegments.has(first) && !(first === '_next' && second === 'static'))
    return { status: 404, reason: 'not public' }
  return null
}

/**
 * The path of an address with its escapes read, or null when it is one that only an attack would write: escaped slashes,
 * dots, question marks and hashes, backslashes, control characters, `..`, empty segments.
 */
export function readPath(url: string): string | null {
  const [raw = ''] = url.split(/[?#]/, 1)
  if (/%(?:2f|5c|2e|3f|23|00)/i.test(raw) || raw.includes('\\') || raw.includes('//') || raw.includes(';')) return null
  const path = decode(raw)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (path === null || /[\u0000-\u001f\u007f]/.test(path)) return null
  if (path.split('/').some((segment) => segment === '..' || segment === '.')) return null
  return path
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
