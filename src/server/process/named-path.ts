import type { AnswerKind, PortName } from '@/src/metrics/metric-table'

type Answered = { port: PortName; kind: AnswerKind; path: string; status: number | null }

/**
 * The address of a request as the log may keep it: of the site, one at which something of the bank's own was there, for at any other
 * stands what somebody typed; of the CMS, which part of it was asked.
 *
 * @returns null when nothing of it may be kept.
 */
export function toNamedPath({ port, kind, path, status }: Answered): string | null {
  if (port === 'cms') return /^(\/[a-z-]{1,40}(?:\/[a-z-]{1,40})?)(?:\/|$)/.exec(path)?.[1] ?? null
  const isThere = status !== null && (status < 300 || status === 304)
  return isThere && (kind === 'page' || kind === 'computed' || kind === 'form') ? path : null
}
