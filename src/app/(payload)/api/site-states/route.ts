import { getPayload } from 'payload'
import config from '@/src/cms/configuration/payload.config'
import { siteState } from '@/src/publications/site-state'
import { noteSite } from '@/src/sites/heard-sites'
import { forPlatform } from '@/src/submissions/for-platform'

export const dynamic = 'force-dynamic'

/** Takes what a site whose CMS is this one says of itself. Reached by sites only, with the secret of both. */
export const POST = forPlatform(async (request: Request) => {
  const { data } = siteState.safeParse(await request.json().catch(() => null))
  if (!data) return Response.json({ error: 'this is no state of a site' }, { status: 422 })
  await noteSite(await getPayload({ config }), data, Date.now())
  return new Response(null, { status: 204 })
})
