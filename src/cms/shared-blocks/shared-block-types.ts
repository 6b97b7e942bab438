import type { Payload } from 'payload'
import { z } from 'zod'

const withReferences = z.looseObject({ layout: z.array(z.looseObject({ shared: z.unknown().optional() })).catch([]) })
const withTypes = z.looseObject({ layout: z.array(z.looseObject({ blockType: z.string() })).catch([]) })

/**
 * The types of the blocks that a page takes from shared ones which the public sees: they count as its own.
 *
 * @param instead a shared block as it is about to be public.
 */
export async function sharedBlockTypes(
  payload: Payload,
  document: unknown,
  instead?: { id: number; document: unknown },
): Promise<string[]> {
  const named = (withReferences.safeParse(document).data?.layout ?? []).flatMap(({ shared }) =>
    typeof shared === 'number' ? [shared] : [],
  )
  const own = instead && named.includes(instead.id) ? typesIn(instead.document) : []
  const ids = named.filter((id) => id !== instead?.id)
  if (ids.length === 0) return own
  const { docs } = await payload.find({
    collection: 'shared-blocks',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true, // what is public does not depend on who asks
  })
  return [...own, ...docs.flatMap(typesIn)]
}

function typesIn(shared: unknown): string[] {
  return withTypes.parse(shared).layout.map(({ blockType }) => blockType)
}
