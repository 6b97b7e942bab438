import { z } from 'zod'

const settings = z.object({
  freezes: z.array(z.object({ from: z.string(), until: z.string(), reason: z.string().nullish() })).nullish(),
})

/** A time in which nothing goes live. */
export type Freeze = { from: string; until: string; reason: string }

/** The freeze that is in force at a time, of the settings as they are stored; null when there is none. */
export function findFreeze(stored: unknown, now: Date): Freeze | null {
  const time = now.toISOString()
  const found = settings.parse(stored).freezes?.find(({ from, until }) => from <= time && time < until)
  return found ? { ...found, reason: found.reason ?? '' } : null
}
