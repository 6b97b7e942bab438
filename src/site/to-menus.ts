import type { MenuFieldsFragment } from '@/graphql/generated/operations'
import type { SiteFrame } from '@/src/content/page-context'
import { toHref } from '@/src/links/to-href'
import { toAudience } from './audience'
import type { Here } from './here'
import { type PageLink, toPageLink } from './to-page-link'

export type MenuLink = PageLink & {
  summary: string | null
  /** Whether the link leads to the page the visitor is on. */
  isHere: boolean
}

export type Menu = {
  label: string
  /** The page that introduces what the menu lists. */
  overview: MenuLink | null
  links: readonly MenuLink[]
  /** Whether the page the visitor is on belongs to this menu. At most one menu of the site does. */
  isHere: boolean
}

type MenuPage = MenuFieldsFragment['page']

/** The menus of the visitor's audience, without links that lead nowhere and without menus that would be empty. */
export function toMenus({
  frame,
  here,
}: {
  frame: Pick<SiteFrame, 'PrivateNavigation' | 'CorporateNavigation'>
  here: Here
}): Menu[] {
  const navigation = toAudience(here.section) === 'corporate' ? frame.CorporateNavigation : frame.PrivateNavigation
  const menus = (navigation?.menus ?? []).flatMap((menu) => toMenu(menu, here) ?? [])
  const nearest = Math.max(0, ...menus.map(({ nearness }) => nearness))
  const hereIndex = menus.findIndex(({ nearness }) => nearness > 0 && nearness === nearest)
  return menus.map(({ menu }, index) => ({ ...menu, isHere: index === hereIndex }))
}

/** `nearness` is the length of the longest address in the menu that the visitor's page is at or below. */
function toMenu(stored: MenuFieldsFragment, here: Here): { menu: Menu; nearness: number } | null {
  const label = stored.label ?? stored.page?.title
  const overview = toMenuLink({ label: stored.page?.title ?? stored.label, page: stored.page, summary: null }, here)
  const links = (stored.links ?? []).flatMap(
    (link) => toMenuLink({ label: link.label, page: link.page, summary: link.page?.summary ?? null }, here) ?? [],
  )
  if (!label || (overview === null && links.length === 0)) return null
  const pages = [stored.page, ...(stored.links ?? []).map((link) => link.page)]
  return {
    menu: { label, overview, links, isHere: false },
    nearness: Math.max(...pages.map((page) => nearnessOf(page, here))),
  }
}

function toMenuLink(
  { label, page, summary }: { label: string | null; page: MenuPage; summary: string | null },
  here: Here,
): MenuLink | null {
  const link = toPageLink({ label, page }, here.locale)
  return link && { ...link, summary, isHere: link.href === toHref(here.locale, here.path) }
}

function nearnessOf(page: MenuPage, here: Here): number {
  if (!page?.path) return 0
  return here.path === page.path || here.path.startsWith(`${page.path}/`) ? page.path.length : 0
}
