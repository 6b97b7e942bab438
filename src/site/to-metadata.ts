import type { Metadata } from 'next'
import { env } from '@/src/env'
import { defaultLocale, languageTags, locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { PageData } from './page-data'
import { isSearch } from './to-listed-on'

/** What search engines and link previews are told about a page. */
export function toMetadata({ document, site, context }: PageData): Metadata {
  const { title, description } = toDescription(document)
  const { bankName } = site.settings
  const url = toAbsolute(toHref(context.locale, context.path))
  const isHome = document.kind === 'page' && document.page.pageType === 'home'
  return {
    title: isHome ? `${bankName} | ${title}` : `${title} | ${bankName}`,
    description,
    alternates: { canonical: url, languages: toLanguages(document.addresses) },
    openGraph: {
      title,
      description,
      url,
      siteName: bankName,
      locale: languageTags[context.locale].replace('-', '_'),
      type: document.kind === 'tip' ? 'article' : 'website',
      images: [toAbsolute('/icon-512.png')],
    },
    icons: {
      icon: [
        { url: '/favicon.svg', type: 'image/svg+xml' },
        { url: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      ],
      apple: '/apple-touch-icon.png',
    },
    manifest: '/manifest.webmanifest',
    formatDetection: { telephone: false },
    ...(isSearch(document) ? { robots: { index: false, follow: true } } : {}),
  }
}

/** The title and description of whatever stands at the address. */
export function toDescription(document: PageData['document']): { title: string; description: string } {
  switch (document.kind) {
    case 'page':
      return { title: document.page.title ?? '', description: document.page.description ?? document.page.summary ?? '' }
    case 'tip':
      return { title: document.tip.title ?? '', description: document.tip.description ?? document.tip.summary ?? '' }
    case 'person':
      return {
        title: document.person.name ?? '',
        description: document.person.description ?? document.person.summary ?? '',
      }
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
