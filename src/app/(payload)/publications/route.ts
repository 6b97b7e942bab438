import { readFeed, waitForFeed } from '@/src/cms/open/read-feed'

const mostWaitSeconds = 30

export const dynamic = 'force-dynamic'

/**
 * The publication feed after a number; with `wait`, an answer without rows is held back for up to so many seconds. Reached by
 * publishing engines only: the public listener refuses the address.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const after = Number(searchParams.get('after') ?? '0')
  const waitSeconds = Number(searchParams.get('wait') ?? '0')
  if (!Number.isInteger(after) || after < 0)
    return Response.json({ error: 'after must be a whole number' }, { status: 400 })
  if (!Number.isInteger(waitSeconds) || waitSeconds < 0 || waitSeconds > mostWaitSeconds)
    return Response.json({ error: `wait must be a whole number up to ${mostWaitSeconds}` }, { status: 400 })
  return Response.json(
    waitSeconds === 0 ? await readFeed(after) : await waitForFeed(after, waitSeconds * 1000, request.signal),
  )
}
