import { z } from 'zod'
import { keepUnansweredSearches } from '@/src/cms/searches/keep-unanswered-searches'
import { unansweredTerm } from '@/src/search/unanswered-terms'

export const dynamic = 'force-dynamic'

const told = z.array(unansweredTerm).max(500)

/**
 * Takes the terms that found nothing on a site. Reached by sites only: the public listener refuses the address, and a page that
 * staff have open elsewhere cannot send this kind of content.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('content-type') !== 'application/json') return new Response(null, { status: 415 })
  const terms = told.safeParse(await request.json().catch(() => null))
  if (!terms.success) return Response.json({ error: 'a list of terms with locale and count' }, { status: 400 })
  await keepUnansweredSearches(terms.data)
  return new Response(null, { status: 204 })
}
