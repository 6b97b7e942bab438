import { z } from 'zod'
import { readBlockStatuses } from './block-status'

const page = z.object({ layout: z.array(z.object({ blockType: z.string() })).catch([]) }).catch({ layout: [] })

/**
 * The block types that a page may have: those that are live, and those it has already. A page with a block that is no longer
 * offered stays as valid as it was.
 */
export async function offerBlocks({ data }: { data?: unknown }): Promise<string[]> {
  const statuses = await readBlockStatuses()
  const own = new Set(page.parse(data).layout.map(({ blockType }) => blockType))
  return [...statuses].flatMap(([slug, status]) => (status === 'live' || own.has(slug) ? [slug] : []))
}
