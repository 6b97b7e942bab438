import { openContent } from '@/src/content/content-source'
import { getRedirects } from '@/src/content/get-redirects'
import { getSite } from '@/src/content/get-site'
import { defaultLocale } from '@/src/i18n/locales'
import type { SiteFacts } from '@/src/publishing/site-index'

export const dynamic = 'force-dynamic'

/** What the public listener must know besides the pages. Asked by the publishing engine only. */
export async function GET(): Promise<Response> {
  const { settings } = await getSite(openContent(defaultLocale), defaultLocale)
  const facts: SiteFacts = { redirects: await getRedirects(), internetBankingUrls: settings.internetBankingUrls }
  return Response.json(facts)
}
