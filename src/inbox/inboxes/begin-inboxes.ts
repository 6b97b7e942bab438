import type { Payload } from 'payload'
import { firstInboxes } from '@/src/country/bank'
import { locales } from '@/src/i18n/locales'

const trusted = { depth: 0, pagination: false, overrideAccess: true } as const // the platform, before anybody has logged in

/** Gives a new site the inboxes that the bank begins with; its first logins are their members. Where there is one already, nothing is done. */
export async function beginInboxes(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'inboxes', overrideAccess: true }) // as above
  if (totalDocs > 0) return
  for (const { name, role, forms: keys, answerDays } of firstInboxes) {
    const { docs: people } = await payload.find({ collection: 'users', where: { role: { equals: role } }, ...trusted })
    const { docs: forms } = await payload.find({ collection: 'forms', where: { key: { in: [...keys] } }, ...trusted })
    const [first, ...others] = locales
    const { id } = await payload.create({
      collection: 'inboxes',
      locale: first,
      data: {
        name: name[first],
        answerDays,
        members: people.map((person) => person.id),
        forms: forms.map((form) => form.id),
      },
      ...trusted,
    })
    for (const locale of others)
      await payload.update({ collection: 'inboxes', id, locale, data: { name: name[locale] }, ...trusted })
  }
}
