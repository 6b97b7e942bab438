import { openContent } from '@/src/content/content-source'
import { getAddresses } from '@/src/content/get-addresses'
import { getRedirects } from '@/src/content/get-redirects'
import { getSite } from '@/src/content/get-site'
import { defaultLocale, locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { SiteIndex } from '@/src/publishing/site-index'

export const dynamic = 'force-dynamic'

/** What the publishing engine needs to know of the whole site. Answered to this process only. */
export async function GET(): Promise<Response> {
  const addresses = await Promise.all(
    locales.map(async (locale) =>
      (await getAddresses(openContent(locale), locale)).map(({ path }) => ({ locale, href: toHref(locale, path) })),
    ),
  )
  const { settings } = await getSite(openContent(defaultLocale), defaultLocale)
  const index: SiteIndex = {
    addresses: addresses.flat(),
    redirects: await getRedirects(),
    internetBankingUrls: settings.internetBankingUrls,
  }
  return Response.json(index)
}
