import { readFeed } from '@/src/cms/read-feed'

export const dynamic = 'force-dynamic'

/** The publication feed after a number. Reached by the publishing engine only: the public listener refuses the address. */
export async function GET(request: Request): Promise<Response> {
  const after = Number(new URL(request.url).searchParams.get('after') ?? '0')
  if (!Number.isInteger(after) || after < 0)
    return Response.json({ error: 'after must be a whole number' }, { status: 400 })
  return Response.json(await readFeed(after))
}
