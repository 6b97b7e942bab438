import type { PageContext } from '@/src/content/page-context'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { suggestionsPath } from '@/src/links/suggestions'
import { toHref } from '@/src/links/to-href'
import type { BlockByType } from '../block-types'
import type { SearchFieldProps } from './search-field-props'
import { type FoundProps, toFound } from './to-found'

/** The parts of the site in the order of the index. */
const sections = ['private', 'corporate', 'about', 'general'] as const

export type SearchPanelProps = {
  title: string | null
  lead: string | null
  /** Where the form leads: the page itself. */
  action: string
  field: Omit<SearchFieldProps, 'classNames'>
  /** What was searched for and found; null on the page itself. */
  found: FoundProps | null
  /** The level of each section's name: one below the block's own heading, if it has one. Groups are one further below. */
  headingLevel: 2 | 3
  index: readonly IndexSection[]
}

export type IndexSection = {
  section: (typeof sections)[number]
  /** Pages that stand below no page of their section, and have none below them. */
  pages: readonly IndexEntry[]
  groups: readonly IndexGroup[]
}

/** A page and the pages right below it that have none below themselves: those are groups of their own. */
export type IndexGroup = IndexEntry & { pages: readonly IndexEntry[] }

export type IndexEntry = { id: number; title: string; href: string }

type IndexedPage = { id: number; title: string; path: string; section: IndexSection['section'] }

/** The search form and every page of the site except this one, each exactly once. */
export function toSearchPanelProps(block: BlockByType['SearchPanelBlock'], page: PageContext): SearchPanelProps {
  const pages = page.lists.sitePages
    .flatMap(({ id, title, path, section }) =>
      title && path && path !== page.path ? [{ id, title, path, section: section ?? 'general' }] : [],
    )
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const found = toFound(page)
  const { suggestions: texts, query, results } = messagesByLocale[page.locale].searchPanel
  return {
    field: {
      id: `search-${block.id ?? 'panel'}`,
      locale: page.locale,
      words: found?.words ?? '',
      suggestionsHref: suggestionsPath,
      label: query,
      texts,
      kinds: results.kinds,
    },
    title: block.title,
    lead: block.lead,
    action: toHref(page.locale, page.path),
    found,
    headingLevel: block.title ? 3 : 2,
    index: sections.flatMap((section) => {
      const ofSection = pages.filter((candidate) => candidate.section === section)
      return ofSection.length > 0 ? [{ section, ...toGroups(ofSection, page.locale) }] : []
    }),
  }
}

function toGroups(pages: readonly IndexedPage[], locale: Locale): Pick<IndexSection, 'pages' | 'groups'> {
  const paths = new Set(pages.map(({ path }) => path))
  const parents = new Set(pages.map(({ path }) => toParentPath(path)))
  const leaves = pages.filter(({ path }) => !parents.has(path))
  const toEntry = ({ id, title, path }: IndexedPage) => ({ id, title, href: toHref(locale, path) })
  return {
    pages: leaves.filter(({ path }) => !paths.has(toParentPath(path))).map(toEntry),
    groups: pages
      .filter(({ path }) => parents.has(path))
      .map((head) => ({
        ...toEntry(head),
        pages: leaves.filter(({ path }) => toParentPath(path) === head.path).map(toEntry),
      })),
  }
}

/** The address one level up; empty for the first level, which stands below no page. */
function toParentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
