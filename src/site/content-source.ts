import { type ContentClient, createContentClient } from '@/src/content/client'
import { type RecordedAnswers, replay } from '@/src/content/recorded-answers'
import type { Locale } from '@/src/i18n/locales'
import type { DraftBlock } from '@/src/links/draft-block'
import { env } from '@/src/platform/env'
import { fetchFromCms } from '@/src/platform/fetch-from-cms'

type ContentSourceOptions = {
  /** Draws from these answers instead, and asks no CMS. */
  recorded?: RecordedAnswers | null
  /** The login of the person who sees what is drawn: drafts are shown to nobody else. */
  token?: string | undefined
  /** Whether blocks that visitors do not see are read as well, for that person. */
  showsHidden?: boolean
  /** The shared block that is read as it was last saved, or as if it were gone, for that person. */
  draftBlock?: DraftBlock | undefined
}

/**
 * A reader of the CMS for one page: over HTTP when `CONTENT_API_URL` names a CMS elsewhere, else straight to the CMS of this
 * process, without a round trip through the network.
 */
export function openContent(
  locale: Locale,
  { recorded, token, showsHidden, draftBlock }: ContentSourceOptions = {},
): ContentClient {
  const common = { locale, token, showsHidden, draftBlock, webSocketUrl: env.contentWsUrl }
  if (recorded) return createContentClient({ locale, url: 'http://recorded.invalid/', fetch: replay(recorded) })
  if (env.contentApiUrl) {
    // What a site shows its CMS, which answers strangers a few at a time. Drafts are drawn where the CMS is.
    const shown = { ...common, token: token ?? env.submissionsSecret }
    return createContentClient({ ...shown, url: env.contentApiUrl, fetch: fetchInTime })
  }
  return createContentClient({
    ...common,
    url: 'http://cms.invalid/api/graphql',
    // Loaded only where the CMS runs: a process that only serves the site has no database to open.
    fetch: async (url, init) => (await import('@/src/cms/graphql/graphql-endpoint')).askGraphQL(url, init),
  })
}

/** A CMS that takes longer than this is not well: the page stays as it is and is drawn later. */
const timeLimitMs = 10_000

function fetchInTime(url: string, init: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimitMs)
  return fetchFromCms(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit })
}
