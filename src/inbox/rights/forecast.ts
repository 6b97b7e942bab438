import type { PayloadRequest, Where } from 'payload'
import { addDays } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import type { Form } from '@/src/stored-types/payload-types'
import { audienceOf, ownAudience } from '../submission-access'
import { notHeldOn } from './hold'

/** For how many days ahead it is said what goes. */
export const forecastDays = [30, 90, 365] as const

/** What becomes of the submissions of a form, as it is set now. */
export type FormForecast = {
  name: string
  action: Form['retentionAction']
  retentionDays: number
  /** What still says something of people. */
  total: number
  /** How many go within each of `forecastDays`. */
  going: number[]
  held: number
}

/**
 * What retention will do, form by form, of those whose submissions a person reads: counted in the database, without a word of what was
 * sent. What is held goes after its last day.
 */
export async function forecastRetention(req: PayloadRequest, now: Date): Promise<FormForecast[]> {
  const access = await ownAudience({ req })
  const audience = audienceOf(req.user?.role)
  if (typeof access === 'boolean' || !audience) return []
  const { docs: forms } = await req.payload.find({
    collection: 'forms',
    where: { audience: { equals: audience } },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true, // names and settings of forms alone
  })
  const today = localDay(now.getTime())
  const lines: FormForecast[] = []
  for (const { key, name, retentionAction, retentionDays } of forms) {
    const whole: Where[] = [
      access,
      { formKey: { equals: key }, isTest: { not_equals: true }, anonymisedOn: { exists: false } },
    ]
    const count = async (...more: Where[]) =>
      (
        await req.payload.count({
          collection: 'submissions',
          where: { and: [...whole, ...more] },
          overrideAccess: true, // the access of the person is part of the question; it counts, and reads nothing
        })
      ).totalDocs
    const total = await count()
    if (total === 0) continue
    const going: number[] = []
    for (const days of forecastDays) {
      const day = addDays(today, days)
      going.push(await count({ receivedOn: { less_than: addDays(day, -retentionDays) } }, notHeldOn(day)))
    }
    const held = await count({ heldUntil: { greater_than_equal: today } })
    lines.push({ name: name || key, action: retentionAction, retentionDays, total, going, held })
  }
  return lines
}
