import { getPayload } from 'payload'
import config from '@/src/cms/configuration/payload.config'
import { readSites } from '@/src/sites/heard-sites'
import { judgeSilence } from '@/src/sites/judge-silence'
import { forPlatform } from '@/src/submissions/for-platform'

export const dynamic = 'force-dynamic'

/** Looks which sites are missed, for `/readyz` and for those who watch it. Asked by this process itself. */
export const POST = forPlatform(async (_request: Request) => {
  const now = Date.now()
  judgeSilence(await readSites(await getPayload({ config }), now), now)
  return Response.json({ outcome: 'judged' })
})
