import type { SiteDocument } from '@/src/content/get-document'
import type { Site } from '@/src/content/get-site'
import type { PageContext } from '@/src/content/page-context'
import { languageNames } from '@/src/i18n/locales'
import type { LinkPicture } from '@/src/link-pictures/link-picture'
import { env } from '@/src/platform/env'
import { toDescription } from './to-description'
import { toSection } from './to-section'

type PictureOfPage = { document: SiteDocument; site: Site; context: PageContext }

/** What a link to a page shows where it is shared: the page's title, above it where it belongs, below it whose site it is. */
export function toLinkPicture({ document, site, context }: PictureOfPage): LinkPicture {
  const { bankName, tagline } = site.settings
  return {
    title: toDescription(document).title,
    label: document.ancestors.at(-1)?.title ?? tagline,
    bankName,
    source: `${new URL(env.siteUrl).host} · ${languageNames[context.locale]}`,
    figureSeed: context.figureSeed,
    section: toSection(document) ?? 'general',
  }
}
