import type { PayloadRequest } from 'payload'

/** The address of a page in the request's language, as its newest draft has it. `undefined` when it has none there. */
export async function pathOfPage(id: number, req: PayloadRequest): Promise<string | undefined> {
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    select: { path: true },
    req,
    // The address of a parent does not depend on who is saving the child.
    overrideAccess: true,
  })
  return page?.path ?? undefined
}

/** The address of the page with this key in the request's language. */
export async function pathOfPageWithKey(key: string, req: PayloadRequest): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    depth: 0,
    draft: true,
    limit: 1,
    pagination: false,
    where: { key: { equals: key } },
    select: { path: true },
    req,
    // As above: an address is the same for everybody.
    overrideAccess: true,
  })
  return docs[0]?.path ?? undefined
}

/** The id inside a relationship value, which is the id itself or the document read with it. */
export function relatedId(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number') return value.id
  return undefined
}
