import { readFormHref } from '@/src/links/form-href'
import { toPathWithin } from '@/src/links/to-href'
import type { AnswerKind, PortName } from '@/src/metrics/metric-table'

/** Addresses of the site that are of one kind, by how they begin. Whatever is none of them is a page. */
const siteKinds: readonly (readonly [RegExp, AnswerKind])[] = [
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/^\/_newsletter\//, 'newsletter'],
  [/^\/login$/, 'login'],
  [/^\/_search(?:\/|$)/, 'search'],
  [/^\/(?:api\/media|media|_pictures?)\//, 'picture'],
  [/^\/_|\.[a-z0-9]{2,5}$/, 'file'],
]

const cmsKinds: readonly (readonly [RegExp, AnswerKind])[] = [
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/^\/publications$/, 'feed'],
  [/^\/admin(?:\/|$)/, 'studio'],
  [/^\/api\/graphql$/, 'graphql'],
  [/^\/api\/(?:media|documents)\/file\//, 'picture'],
  [/^\/api\//, 'api'],
  [/^\/_next\//, 'file'],
]

/**
 * Of which kind an address is.
 *
 * @param path without its query.
 * @param hasQuery whether it had one: a page is drawn then, for whoever asks.
 */
export function toRequestKind(port: PortName, path: string, hasQuery: boolean): AnswerKind {
  if (port === 'site' && readFormHref(path)) return 'form'
  const within = port === 'site' ? toPathWithin(path) : path
  const [, kind] = (port === 'site' ? siteKinds : cmsKinds).find(([pattern]) => pattern.test(within)) ?? []
  if (kind) return kind
  if (port === 'cms') return 'other'
  return hasQuery ? 'computed' : 'page'
}
