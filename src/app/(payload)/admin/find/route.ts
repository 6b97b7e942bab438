import { getPayload } from 'payload'
import config from '@/src/cms/configuration/payload.config'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { findEverything } from '@/src/studio/search/find-everything'

export const dynamic = 'force-dynamic'

/** Nobody types more than this into a search. */
const mostLetters = 100

/** The search over everything, for whoever works in the CMS: `/admin/find?words=conta&language=pt`. */
export async function GET(request: Request): Promise<Response> {
  const payload = await getPayload({ config })
  const { user, permissions } = await payload.auth({ headers: request.headers })
  if (!user) return Response.json([], { status: 401 })
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('words') ?? '').slice(0, mostLetters)
  const language = toStaffLanguage(searchParams.get('language'))
  const found = await findEverything({ payload, user, permissions, language, words })
  return Response.json(found, { headers: { 'Cache-Control': 'no-store' } })
}
