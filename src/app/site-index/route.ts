import { openContent } from '@/src/content/content-source'
import { getAddresses } from '@/src/content/get-addresses'
import { locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { SiteIndex } from '@/src/publishing/site-index'

export const dynamic = 'force-dynamic'

/** Every address that should have a finished page. Asked by the publishing engine only. */
export async function GET(): Promise<Response> {
  const hrefs = await Promise.all(
    locales.map(async (locale) =>
      (await getAddresses(openContent(locale), locale)).map((path) => toHref(locale, path)),
    ),
  )
  const index: SiteIndex = { hrefs: hrefs.flat() }
  return Response.json(index)
}
