import { type Locale, locales } from '@/src/i18n/locales'
import { localeOf, toHref } from '@/src/links/to-href'
import { haveSameFacts } from './frame/frame-name'
import type { KnownPage, KnownPages } from './known-pages'

/** What stands around every page, followed through the pages that show nothing else. */
export type FramePages = {
  hrefs: ReadonlySet<string>
  /** The newest row that changed what stands around every page. */
  seq: () => number
  /**
   * Takes a row in.
   *
   * @param dependents the pages that depend on what the row names.
   * @returns whether the row changed the frame, or may have.
   */
  noteRow: (seq: number, dependents: readonly string[]) => boolean
  /** A page was drawn, with the frame as it was at a row. */
  noteDrawn: (href: string, frameSeq: number) => void
  /**
   * The pages that must be drawn again after one was drawn with the frame of a row: all that show another frame when it was one
   * of the frame's own pages, or the page itself when it shows a frame that has changed since.
   */
  outdatedAfter: (href: string, frameSeq: number) => string[]
  /** All pages around which something else stands than should. */
  outdated: () => string[]
  /** Whether the content of an outdated page is as it should be, so that another frame can be put around it. */
  isOutdatedAround: (href: string) => boolean
}

/**
 * Follows the frame. At first nothing is known of it, so every row may change it until its pages are drawn.
 *
 * @param known the pages that there are.
 */
export function createFramePages(known: Pick<KnownPages, 'all' | 'get'>): FramePages {
  const pageOf = (locale: Locale) => toHref(locale, '/page-not-found')
  const hrefs: ReadonlySet<string> = new Set(locales.map(pageOf))
  /** Those that do not show yet what the frame depends on since it changed: any row may change it again. */
  const unread = new Set(hrefs)
  let newest = 0
  const isOutdated = ({ href, frames }: KnownPage) => {
    const current = known.get(pageOf(localeOf(href)))?.frames
    return current !== undefined && frames.some((name) => !current.includes(name))
  }
  const isOutdatedAround = (href: string) => {
    const page = known.get(href)
    const current = known.get(pageOf(localeOf(href)))?.frames ?? []
    return page?.place !== undefined && page.frames.every((name) => current.some((other) => haveSameFacts(name, other)))
  }
  const outdated = () => Array.from(known.all()).flatMap((page) => (isOutdated(page) ? page.href : []))
  return {
    hrefs,
    seq: () => newest,
    noteRow: (seq, dependents) => {
      if (unread.size === 0 && !dependents.some((href) => hrefs.has(href))) return false
      newest = seq
      for (const href of hrefs) unread.add(href)
      return true
    },
    noteDrawn: (href, frameSeq) => {
      if (frameSeq === newest) unread.delete(href)
    },
    outdated,
    isOutdatedAround,
    outdatedAfter: (href, frameSeq) => {
      // Pages that were drawn for the same row share one reading of the frame.
      if (hrefs.has(href)) return frameSeq === newest ? outdated() : []
      const page = known.get(href)
      return page && frameSeq !== newest && isOutdated(page) ? [href] : []
    },
  }
}
