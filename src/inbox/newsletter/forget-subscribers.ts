import type { Payload } from 'payload'
import { localDay } from '@/src/country/local-day'
import { notHeldOn } from '../rights/hold'

/** How long an address is kept that never confirmed or has left, in days. */
const keptDays = 30
const dayMs = 86_400_000

/** Removes addresses that nobody may write to, but for those that somebody holds. @returns how many */
export async function forgetSubscribers(payload: Payload, now: Date): Promise<number> {
  const before = localDay(now.getTime() - keptDays * dayMs)
  const { docs } = await payload.delete({
    collection: 'subscribers',
    where: {
      and: [
        {
          or: [
            { state: { equals: 'pending' }, subscribedOn: { less_than: before } },
            { state: { equals: 'unsubscribed' }, endedOn: { less_than: before } },
          ],
        },
        notHeldOn(localDay(now.getTime())),
      ],
    },
    depth: 0,
    overrideAccess: true, // the platform's own daily work, for no person
  })
  return docs.length
}
