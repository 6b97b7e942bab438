import type { Metadata } from 'next'
import { defaultLocale, languageTags, locales } from '@/src/i18n/locales'
import { nameOfPicture, picturePrefix, pictureSize } from '@/src/link-pictures/link-picture'
import { toHref } from '@/src/links/to-href'
import { env } from '@/src/platform/env'
import type { PageData } from './page-data'
import { toDescription } from './to-description'
import { toLinkPicture } from './to-link-picture'
import { isSearch } from './to-listed-on'

/** What search engines and link previews are told about a page. */
export function toMetadata(data: Pick<PageData, 'document' | 'site' | 'context'>): Metadata {
  const { document, site, context } = data
  const { title, description } = toDescription(document)
  const { bankName } = site.settings
  const url = toAbsolute(toHref(context.locale, context.path))
  const isHome = document.kind === 'page' && document.page.pageType === 'home'
  // "Home page" says nothing in a list of results: the first page of the site is named by what the bank says of itself.
  const name = (isHome && context.path === '/' && site.settings.tagline) || title
  return {
    title: isHome ? `${bankName} | ${name}` : `${title} | ${bankName}`,
    description,
    alternates: { canonical: url, languages: toLanguages(document.addresses) },
    openGraph: {
      title: name,
      description,
      url,
      siteName: bankName,
      locale: languageTags[context.locale].replace('-', '_'),
      type: document.kind === 'tip' ? 'article' : 'website',
      images: [toPreview(data)],
    },
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: '/apple-touch-icon.png',
    },
    manifest: '/manifest.webmanifest',
    formatDetection: { telephone: false },
    ...(isSearch(document) ? { robots: { index: false, follow: true } } : {}),
  }
}

/** The picture that a shared link shows; it says in words what it shows. */
function toPreview(data: Pick<PageData, 'document' | 'site' | 'context'>) {
  const picture = toLinkPicture(data)
  return {
    url: toAbsolute(`${picturePrefix}${nameOfPicture(picture)}`),
    ...pictureSize,
    alt: `${picture.title} | ${picture.bankName}`,
    type: 'image/png',
  }
}

/** An address of this site as the outside writes it. */
export function toAbsolute(href: string): string {
  return `${env.siteUrl}${href === '/' ? '' : href}`
}

/** The same page in each language that has it; visitors of any other language get the default one. */
export function toLanguages(addresses: PageData['document']['addresses']): Record<string, string> {
  const pairs = locales.flatMap((locale) => {
    const path = addresses[locale]
    return path ? [[languageTags[locale], toAbsolute(toHref(locale, path))] as const] : []
  })
  if (pairs.length < 2) return {}
  const fallback = addresses[defaultLocale]
  return {
    ...Object.fromEntries(pairs),
    ...(fallback ? { 'x-default': toAbsolute(toHref(defaultLocale, fallback)) } : {}),
  }
}
