import type { ReactNode } from 'react'
import type { Site } from '@/src/content/get-site'
import { type Locale, otherLocale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { PublishingNotes } from '@/src/publications/publishing-notes'
import type { Here } from './here'
import { NotFound } from './NotFound'
import { requestedPathToken } from './requested-path'
import { SiteShell } from './SiteShell'
import { toMenus } from './to-menus'
import { toPopularLinks } from './to-popular-links'

type ErrorPageProps = { locale: Locale; site: Site; notes: PublishingNotes }

/** The page of every unknown address of a language. */
export function NotFoundPage({ locale, site, notes }: ErrorPageProps): ReactNode {
  const here = toErrorPlace(locale)
  const { searchPath } = site.settings
  return (
    <SiteShell site={site} here={here} trail={[]} tone="sand" notes={notes}>
      <NotFound
        path={requestedPathToken}
        searchHref={searchPath && toHref(locale, searchPath)}
        homeHref={toHref(locale, '/')}
        popularLinks={toPopularLinks(toMenus({ frame: site.frame, here }))}
      />
    </SiteShell>
  )
}

/** An error has no address of its own; its language switch leads to the other language's home page. */
export function toErrorPlace(locale: Locale): Here {
  return { locale, path: '', section: null, alternateHref: toHref(otherLocale(locale), '/') }
}
