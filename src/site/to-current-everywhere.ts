import type { HeaderProps } from './to-header-props'

/**
 * The header with every link and menu marked as the one that the visitor is on. It is drawn once for many pages: what is put around
 * a page keeps the marks that are true there.
 *
 * @see src/publishing/frame/page-frame.ts
 */
export function toCurrentEverywhere({ menus, ...header }: HeaderProps): HeaderProps {
  return {
    ...header,
    menus: menus.map(({ overview, links, ...menu }) => ({
      ...menu,
      isHere: true,
      overview: overview && { ...overview, isHere: true },
      links: links.map((link) => ({ ...link, isHere: true })),
    })),
  }
}
