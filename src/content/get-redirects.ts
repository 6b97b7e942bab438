import { AllRedirectsDocument } from '@/graphql/generated/operations'
import type { Locale } from '@/src/i18n/locales'
import { localeOfHref, toHref } from '@/src/links/to-href'
import { openContent } from './content-source'

/** An address that moved, and where it leads now. */
export type SiteRedirect = { from: string; to: string }

/** Every redirect that leads somewhere. The language of a redirect is the one its old address is in. */
export async function getRedirects(): Promise<SiteRedirect[]> {
  const byLocale = await Promise.all([redirectsIn('pt'), redirectsIn('en')])
  return byLocale.flat()
}

async function redirectsIn(locale: Locale): Promise<SiteRedirect[]> {
  const { Redirects } = await openContent(locale).query(AllRedirectsDocument, { locale })
  return (Redirects?.docs ?? []).flatMap(({ from, page, url }) => {
    if (localeOfHref(from) !== locale) return []
    const to = page?.path ? toHref(locale, page.path) : url
    return to ? [{ from, to }] : []
  })
}
