import type { Menu } from './to-menus'
import type { PageLink } from './to-page-link'

/** The best known page of each menu, for a visitor who has lost the way: its overview, or else its first link. */
export function toPopularLinks(menus: readonly Menu[]): PageLink[] {
  return menus.flatMap(({ label, overview, links }) => {
    const [first] = links
    if (overview) return { href: overview.href, label }
    return first ? { href: first.href, label: first.label } : []
  })
}
