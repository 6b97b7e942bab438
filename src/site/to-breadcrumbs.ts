import type { Audience } from '@/src/country/bank'
import { toHref } from '@/src/links/to-href'
import { toAudience, toHomeHref, toHomePath } from './audience'
import type { Here } from './here'

/** A page on the way. Without an address it has no version in this language and is shown as words only. */
export type Crumb = { label: string; href: string | null; isHere: boolean }

export type BreadcrumbsProps = {
  home: { audience: Audience; href: string }
  crumbs: readonly Crumb[]
}

/** A page on the way as the CMS knows it, the topmost first and the page itself last. */
export type TrailPage = { title: string | null; path: string | null }

/** The way from the audience's home page down to the page, or null on the home page itself. */
export function toBreadcrumbs({ trail, here }: { trail: readonly TrailPage[]; here: Here }): BreadcrumbsProps | null {
  const { locale } = here
  const audience = toAudience(here.section)
  const homePath = toHomePath({ audience, locale })
  const crumbs = trail.flatMap(({ title, path }) => {
    if (!title || path === homePath) return []
    return { label: title, href: path && toHref(locale, path), isHere: path === here.path }
  })
  return crumbs.length === 0 ? null : { home: { audience, href: toHomeHref({ audience, locale }) }, crumbs }
}
