import { readFeed } from '@/src/cms/read-feed'
import { log } from '@/src/log'

export const dynamic = 'force-dynamic'

/** Whether the CMS can read its database. The public listener answers this address by itself. */
export async function GET(): Promise<Response> {
  try {
    const { newest } = await readFeed(Number.MAX_SAFE_INTEGER)
    return Response.json({ status: 'ready', newest })
  } catch (error) {
    log.error('The CMS cannot read its database', { error })
    return Response.json({ status: 'failing' }, { status: 503 })
  }
}
