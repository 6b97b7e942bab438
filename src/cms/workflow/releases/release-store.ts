import type { Payload, Where } from 'payload'
import { z } from 'zod'
import { releaseStates } from './releases'

const release = z.object({
  id: z.number(),
  name: z.string(),
  state: z.enum(releaseStates),
  /** Numbers of the requests, in the order in which they are carried out. */
  items: z.array(z.number()),
  dueAt: z.string().nullable().default(null),
  failure: z.string().nullable().default(null),
  updatedAt: z.string(),
})
export type Release = z.infer<typeof release>

/** Nobody writes releases through the API; the steps of the workflow have decided who may. */
const trusted = { overrideAccess: true, depth: 0 } as const

export async function createRelease(
  payload: Payload,
  data: Pick<Release, 'dueAt' | 'items' | 'name' | 'state'>,
): Promise<Release> {
  return release.parse(await payload.create({ collection: 'releases', data, ...trusted }))
}

export async function updateRelease(
  payload: Payload,
  id: number,
  data: Partial<Pick<Release, 'dueAt' | 'failure' | 'state'>>,
): Promise<Release> {
  return release.parse(await payload.update({ collection: 'releases', id, data, ...trusted }))
}

/** @returns null when there is no such release. */
export async function readRelease(payload: Payload, id: number): Promise<Release | null> {
  const stored = await payload.findByID({ collection: 'releases', id, disableErrors: true, ...trusted })
  return stored ? release.parse(stored) : null
}

export async function queryReleases(payload: Payload, where: Where): Promise<Release[]> {
  const { docs } = await payload.find({ collection: 'releases', where, sort: 'id', pagination: false, ...trusted })
  return docs.map((stored) => release.parse(stored))
}
