import type { Payload } from 'payload'
import { z } from 'zod'

const withReferences = z.looseObject({ layout: z.array(z.looseObject({ shared: z.unknown().optional() })).catch([]) })
const withTypes = z.looseObject({ layout: z.array(z.looseObject({ blockType: z.string() })).catch([]) })

/** The types of the blocks that a page takes from shared ones which the public sees: they count as its own. */
export async function sharedBlockTypes(payload: Payload, document: unknown): Promise<string[]> {
  const ids = (withReferences.safeParse(document).data?.layout ?? []).flatMap(({ shared }) =>
    typeof shared === 'number' ? [shared] : [],
  )
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'shared-blocks',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true, // what is public does not depend on who asks
  })
  return docs.flatMap((shared) => withTypes.parse(shared).layout.map(({ blockType }) => blockType))
}
