import type { PageContext } from '@/src/content/page-context'
import { toHref } from '@/src/links/to-href'
import type { Section } from '@/src/publications/place'

/** A page of the site with the pages below it. */
export type TreeEntry = { title: string; href: string; below: readonly TreeEntry[] }

type Listed = { title: string; path: string; section: Section }

/** The parts of the site in the order of the tree; what is in none comes last. */
const sections: readonly Section[] = ['private', 'corporate', 'about', 'general', null]

/**
 * Every page of the site, each once, below the page whose address begins its own. Pages, tips, people and branches alike; the page
 * itself and the search of the site, which stands on every page, are left out.
 *
 * @returns the pages at the top, in the order of the site's parts and of their names; what has pages below it comes first.
 */
export function toSiteTree({ locale, lists, path, settings }: PageContext): readonly TreeEntry[] {
  const named = [
    ...lists.sitePages,
    ...lists.tips.map((tip) => ({ ...tip, section: null })),
    ...lists.people.map(({ name, ...person }) => ({ ...person, title: name, section: null })),
    ...lists.branches.map(({ name, ...branch }) => ({ ...branch, title: name, section: null })),
  ].flatMap(({ title, path: address, section }): Listed[] =>
    title && address ? [{ title, path: address, section }] : [],
  )
  const paths = new Set(named.map((entry) => entry.path))
  const byParent = Map.groupBy(
    named.filter((entry) => entry.path !== path && entry.path !== settings.searchPath),
    (entry) => toParent(entry.path, paths),
  )
  const toEntries = (parent: string): readonly TreeEntry[] =>
    (byParent.get(parent) ?? [])
      .toSorted(
        (one, other) =>
          sections.indexOf(one.section) - sections.indexOf(other.section) ||
          one.title.localeCompare(other.title, locale),
      )
      .map((entry) => ({ title: entry.title, href: toHref(locale, entry.path), below: toEntries(entry.path) }))
  const top = toEntries('')
  return [...top.filter(({ below }) => below.length > 0), ...top.filter(({ below }) => below.length === 0)]
}

/** The nearest page above an address; nothing above the first level, where the home page is one of many. */
function toParent(path: string, paths: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/'))
  return above === '' || paths.has(above) ? above : toParent(above, paths)
}
