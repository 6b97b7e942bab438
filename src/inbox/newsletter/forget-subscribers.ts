import type { Payload } from 'payload'
import { localDay } from '@/src/country/local-day'

/** How long an address is kept that never confirmed or has left, in days. */
const keptDays = 30
const dayMs = 86_400_000

/** Removes addresses that nobody may write to. @returns how many */
export async function forgetSubscribers(payload: Payload, now: Date): Promise<number> {
  const before = localDay(now.getTime() - keptDays * dayMs)
  const { docs } = await payload.delete({
    collection: 'subscribers',
    where: {
      or: [
        { state: { equals: 'pending' }, subscribedOn: { less_than: before } },
        { state: { equals: 'unsubscribed' }, endedOn: { less_than: before } },
      ],
    },
    depth: 0,
    overrideAccess: true, // the platform's own daily work, for no person
  })
  return docs.length
}
