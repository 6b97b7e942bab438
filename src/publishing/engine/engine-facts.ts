import { inLocales } from '@/src/i18n/locales'
import { log } from '@/src/platform/log'
import { type SiteFacts, siteFacts } from '@/src/publications/site-index'
import type { Tag } from '@/src/publications/tags'
import type { FindablePages } from '../findable-pages'
import { type Renderer, readJson } from '../renderer'
import type { UploadMirror } from '../upload-mirror'
import type { EngineLife } from './engine-life'

/** What the site knows besides its pages, as the CMS said it last. */
export type EngineFacts = {
  now: () => SiteFacts
  /** Whether the CMS would say something else, as far as rows of the feed tell. */
  areOld: () => boolean
  /** Takes in what an earlier process knew. */
  take: (facts: SiteFacts) => void
  /** Takes in what a row of the feed names. */
  noteTags: (tags: readonly Tag[]) => void
  /** Asks the CMS. @throws when it does not say: the facts are old then. */
  refresh: () => Promise<void>
  /** Asks the CMS when the facts are old, again and again until it says. Returns at once: no page waits for them. */
  refreshWhenOld: () => void
  /** Whether a path without escapes is that of a public document's file. */
  isDocument: (path: string) => boolean
  /** Where forms may post to, besides the site itself: the login panel is the one form that leaves the site. */
  formOrigins: () => string[]
  /** Another number whenever the same words may find something else on the same pages. */
  searchVersion: () => number
}

type FactsOptions = {
  renderer: Pick<Renderer, 'render'>
  uploads?: UploadMirror | undefined
  findable: Pick<FindablePages, 'setSynonyms'>
  life: EngineLife
  /** Forms may post to other places than before. */
  onOtherOrigins: () => void
  /** The CMS was asked, and what it said holds from now on. */
  onRefreshed: () => void
}

/** Begins with a site that knows nothing. */
export function createEngineFacts({
  renderer,
  uploads,
  findable,
  life,
  onOtherOrigins,
  onRefreshed,
}: FactsOptions): EngineFacts {
  let facts: SiteFacts = {
    redirects: [],
    internetBankingUrls: { private: '', corporate: '' },
    exchangeRates: null,
    synonyms: inLocales(() => []),
    documentHrefs: [],
    tags: [],
  }
  /** The paths of the files of public documents. */
  let documentPaths: ReadonlySet<string> = new Set()
  let searchVersion = 0
  let areOld = false
  let refreshing: Promise<void> | undefined

  function take(next: SiteFacts): void {
    const isOther = JSON.stringify(next.synonyms) !== JSON.stringify(facts.synonyms)
    facts = next
    documentPaths = new Set(next.documentHrefs.map(decodeURIComponent))
    if (!isOther) return
    findable.setSynonyms(facts.synonyms)
    searchVersion++
  }

  async function refresh(): Promise<void> {
    areOld = false
    const before = toOrigins(facts).join(' ')
    try {
      const next = siteFacts.parse(await readJson(renderer, '/site-facts'))
      // Before anybody is told of them. A file that does not come is no reason to know nothing of the rest.
      await uploads?.bring(next.documentHrefs).catch((error: unknown) => {
        log.error('Files of documents could not be brought; they come when a page that names them is drawn', { error })
      })
      take(next)
    } catch (error) {
      areOld = true
      throw error
    }
    if (toOrigins(facts).join(' ') !== before) onOtherOrigins()
    onRefreshed()
  }

  function refreshWhenOld(): void {
    if (refreshing || !areOld) return
    refreshing = refresh()
      .catch((error: unknown) => log.error('What the site knows besides its pages cannot be read', { error }))
      .finally(() => {
        refreshing = undefined
        life.later(refreshWhenOld, areOld ? life.cmsRetryMs : 0)
      })
  }

  return {
    now: () => facts,
    areOld: () => areOld,
    take,
    noteTags: (tags) => {
      if (tags.some((tag) => facts.tags.includes(tag))) areOld = true
    },
    refresh,
    refreshWhenOld,
    isDocument: (path) => documentPaths.has(path),
    formOrigins: () => toOrigins(facts),
    searchVersion: () => searchVersion,
  }
}

/** The origins of the internet-banking services. */
function toOrigins({ internetBankingUrls }: SiteFacts): string[] {
  const urls = Object.values(internetBankingUrls).filter((url) => URL.canParse(url))
  return [...new Set(urls.map((url) => new URL(url).origin))]
}
