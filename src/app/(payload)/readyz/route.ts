import { readFeed } from '@/src/cms/open/read-feed'
import { leads } from '@/src/database/leadership'
import { listConditions } from '@/src/health/conditions'
import { toReadinessList } from '@/src/health/readiness-list'
import { log } from '@/src/platform/log'

export const dynamic = 'force-dynamic'

/** Whether the CMS can read its database, and what else whoever runs it should know. The public listener answers this address by itself. */
export async function GET(): Promise<Response> {
  const conditions = toReadinessList(listConditions())
  try {
    const { newest } = await readFeed(Number.MAX_SAFE_INTEGER)
    const isDegraded = conditions.some(({ kind }) => kind === 'fault')
    return Response.json({ status: isDegraded ? 'degraded' : 'ready', newest, leads: leads(), conditions })
  } catch (error) {
    log.error('The CMS cannot read its database', { error })
    return Response.json({ status: 'failing', conditions }, { status: 503 })
  }
}
