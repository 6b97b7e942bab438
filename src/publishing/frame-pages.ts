import { locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'

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
}

/** Follows the frame. At first nothing is known of it, so every row may change it until its pages are drawn. */
export function createFramePages(): FramePages {
  const hrefs: ReadonlySet<string> = new Set(locales.map((locale) => toHref(locale, '/page-not-found')))
  /** Those that do not show yet what the frame depends on since it changed: any row may change it again. */
  const unread = new Set(hrefs)
  let newest = 0
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
  }
}
