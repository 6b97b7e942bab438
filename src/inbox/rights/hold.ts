import type { Payload, Where } from 'payload'
import { localDay } from '@/src/country/local-day'

/** What nothing holds on a day: its time may end, and it may be erased. */
export function notHeldOn(day: string): Where {
  return { or: [{ heldUntil: { exists: false } }, { heldUntil: { less_than: day } }] }
}

/** Whether something is held on a day, the last one included. */
export function isHeldOn({ heldUntil }: { heldUntil?: string | null }, day: string): boolean {
  return Boolean(heldUntil) && (heldUntil ?? '') >= day
}

/** Whether a submission is held just now: somebody may have held it since a list of them was made. */
export async function isHeldNow(payload: Payload, id: number, now: Date): Promise<boolean> {
  const stored = await payload.findByID({
    collection: 'submissions',
    id,
    depth: 0,
    select: { heldUntil: true },
    disableErrors: true,
    overrideAccess: true, // the platform's own work, for no person
  })
  return stored !== null && isHeldOn(stored, localDay(now.getTime()))
}
