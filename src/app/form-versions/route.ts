import { getFormVersions } from '@/src/content/get-form'
import { defaultLocale } from '@/src/i18n/locales'
import { openContent } from '@/src/site/content-source'

export const dynamic = 'force-dynamic'

/** The forms that visitors may send. Asked by the publishing engine only, which keeps them beside the pages. */
export async function GET(): Promise<Response> {
  return Response.json(await getFormVersions(openContent(defaultLocale)))
}
