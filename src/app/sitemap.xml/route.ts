import { openContent } from '@/src/content/content-source'
import { getAddresses } from '@/src/content/get-addresses'
import { locales } from '@/src/i18n/locales'
import { tagsHeaderName } from '@/src/publications/publishing-notes'
import { toSitemapXml } from '@/src/site/to-sitemap-xml'

export const dynamic = 'force-dynamic'

/** Every published address, each with its other languages. */
export async function GET(): Promise<Response> {
  const clients = { pt: openContent('pt'), en: openContent('en') }
  const entries = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      entries: (await getAddresses(clients[locale], locale)).filter(({ isIndexed }) => isIndexed),
    })),
  )
  return new Response(toSitemapXml(entries), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      [tagsHeaderName]: locales.flatMap((locale) => clients[locale].tags()).join(' '),
    },
  })
}
