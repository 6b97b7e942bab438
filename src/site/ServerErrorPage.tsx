import type { ReactNode } from 'react'
import type { Site } from '@/src/content/get-site'
import type { Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { PublishingNotes } from '@/src/publications/publishing-notes'
import { toErrorPlace } from './NotFoundPage'
import { ServerError } from './ServerError'
import { SiteShell } from './SiteShell'
import { toHelpline } from './to-helpline'

type ErrorPageProps = { locale: Locale; site: Site; notes: PublishingNotes }

/** The page that is shown when drawing another one failed. */
export function ServerErrorPage({ locale, site, notes }: ErrorPageProps): ReactNode {
  return (
    <SiteShell site={site} here={toErrorPlace(locale)} trail={[]} tone="sand" notes={notes}>
      <ServerError homeHref={toHref(locale, '/')} helpline={toHelpline(site.settings.helpline)} />
    </SiteShell>
  )
}
