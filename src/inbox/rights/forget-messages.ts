import type { Payload } from 'payload'
import { addDays } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { openMailQueue } from '@/src/mail/own-queue'
import type { Subscriber } from '@/src/stored-types/payload-types'

/** Takes away what replies to a case say, wherever they wait. To be asked before their steps are forgotten. */
export async function forgetReplies(payload: Payload, submission: number): Promise<void> {
  const { docs } = await payload.find({
    collection: 'submission-events',
    where: { submission: { equals: submission }, kind: { equals: 'reply' } },
    pagination: false,
    depth: 0,
    overrideAccess: true, // the platform's own work: what it was asked for was decided before
  })
  await openMailQueue(payload).forget(docs.map(({ id }) => `reply ${submission} ${id}`))
}

/** The same of what was written to a subscriber, on whichever day somebody typed their address. */
export async function forgetSubscriberMail(payload: Payload, { id, subscribedOn }: Subscriber): Promise<void> {
  const today = localDay(Date.now())
  const names: string[] = []
  for (let day = subscribedOn; day <= today; day = addDays(day, 1))
    names.push(`newsletter confirm ${id} ${day}`, `newsletter known ${id} ${day}`)
  await openMailQueue(payload).forget(names)
}
