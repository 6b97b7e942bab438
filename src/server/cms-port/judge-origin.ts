import type { IncomingHttpHeaders } from 'node:http'

/** What is looked at of a request. */
type JudgedRequest = { method?: string | undefined; headers: IncomingHttpHeaders }

/** Methods that change nothing, as RFC 9110 9.2.1 has it. */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a browser says of where a request comes from when it comes from the CMS's own pages, or from nobody's. */
const ownSites: ReadonlySet<string> = new Set(['none', 'same-origin'])

/**
 * Whether a request may come from where it comes from. A cookie that is `SameSite=Strict` still goes along with whatever a sibling
 * host asks, and with every port of this one: so what changes something must come from the CMS's own pages, and nothing else of the
 * CMS may be framed, embedded or read elsewhere.
 *
 * A client that is no browser says neither header; it may go on as long as it brings no cookie, or says who it is in a header that no
 * page of another origin can send.
 *
 * @param ownOrigins such as `https://cms.bank.example`.
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function isFromOwnOrigin({ method, headers }: JudgedRequest, ownOrigins: ReadonlySet<string>): boolean {
  const { origin, cookie, authorization } = headers
  const site = headers['sec-fetch-site']
  const isOwnSite = site === undefined || ownSites.has(String(site))
  if (safeMethods.has(method ?? 'GET')) return isOwnSite || isNavigation(headers)
  if (!isOwnSite) return false
  if (origin !== undefined) return ownOrigins.has(origin)
  return site === undefined && (cookie === undefined || authorization !== undefined)
}

/** Whether somebody follows a link: a whole page in a window of its own, never a frame. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}
