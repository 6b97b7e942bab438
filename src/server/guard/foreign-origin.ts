import type { IncomingHttpHeaders } from 'node:http'

type PostHead = { headers: IncomingHttpHeaders; allowedHosts: ReadonlySet<string> }

/**
 * Whether a browser says that a page of another site sends a post: no other page may send forms in a visitor's name, or spend what
 * their network may send. `Sec-Fetch-Site` decides where it is there, because no page can forge it; browsers from before 2023 and
 * addresses without TLS have `Origin` alone. What has neither comes from no page: very old browsers, and programs, which could
 * write anything.
 *
 * `Origin: null` alone is refused: any site can make it, by a sandboxed frame. No page of ours does, since those that say nothing to
 * other sites of where somebody came from do so with `Referrer-Policy: same-origin`.
 *
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function isFromElsewhere({ headers, allowedHosts }: PostHead): boolean {
  const { 'sec-fetch-site': site, origin } = headers
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (origin === undefined) return false
  return !URL.canParse(origin) || !allowedHosts.has(new URL(origin).host)
}
