/*
 * Workaround
 * Package: next 16.4.6
 * Upstream: https://github.com/vercel/next.js/security/advisories/GHSA-f82v-jwr5-mffw
 * Test: src/server/guard/guard.test.ts
 * Goes when: visitors reach nothing that hands their headers to Next, or Next takes such headers from nobody but itself.
 */
import type { IncomingHttpHeaders } from 'node:http'

/** Headers that steer Next itself. A browser never sends them to a site without framework script. */
const frameworkHeaders = [
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
  'rsc-action-id',
  'x-http-method-override',
  'x-invoke-path',
  'x-matched-path',
  'x-now-route-matches',
  'x-original-url',
  'x-prerender-revalidate',
  'x-rewrite-url',
] as const
const frameworkHeaderPrefixes = ['x-middleware-', 'x-nextjs-', 'x-invoke-'] as const

/** Whether a request carries a header that steers Next, which no visitor of a site without framework script sends. */
export function carriesFrameworkHeader(headers: IncomingHttpHeaders): boolean {
  if (frameworkHeaders.some((name) => headers[name] !== undefined)) return true
  return Object.keys(headers).some((name) => frameworkHeaderPrefixes.some((prefix) => name.startsWith(prefix)))
}
