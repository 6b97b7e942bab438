import { getSiteFacts } from '@/src/content/get-site-facts'
import { openContent } from '@/src/site/content-source'

export const dynamic = 'force-dynamic'

/** What the public listener must know besides the pages. Asked by the publishing engine only. */
export async function GET(): Promise<Response> {
  return Response.json(await getSiteFacts((locale) => openContent(locale)))
}
