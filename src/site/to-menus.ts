import type { MenuFieldsFragment } from '@/graphql/generated/operations'
import type { SiteFrame } from '@/src/content/page-context'
import { findNearestGroup } from '@/src/links/nearest-address'
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
  /** Where its pages are: what stands at or below them belongs to the menu. */
  paths: readonly string[]
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
  const groups = menus.map(({ paths }) => paths)
  const hereIndex = findNearestGroup(groups, here.path)
  return menus.map((menu, index) => ({ ...menu, isHere: index === hereIndex }))
}

function toMenu(stored: MenuFieldsFragment, here: Here): Menu | null {
  const label = stored.label ?? stored.page?.title
  const overview = toMenuLink({ label: stored.page?.title ?? stored.label, page: stored.page, summary: null }, here)
  const links = (stored.links ?? []).flatMap(
    (link) => toMenuLink({ label: link.label, page: link.page, summary: link.page?.summary ?? null }, here) ?? [],
  )
  if (!label || (overview === null && links.length === 0)) return null
  const pages = [stored.page, ...(stored.links ?? []).map((link) => link.page)]
  return { label, overview, links, paths: pages.flatMap((page) => page?.path ?? []), isHere: false }
}

function toMenuLink(
  { label, page, summary }: { label: string | null; page: MenuPage; summary: string | null },
  here: Here,
): MenuLink | null {
  const link = toPageLink({ label, page }, here.locale)
  return link && { ...link, summary, isHere: link.href === toHref(here.locale, here.path) }
}
