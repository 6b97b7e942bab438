import type { Payload } from 'payload'
import { localDay } from '@/src/country/local-day'
import { localOffset } from '@/src/country/local-time'
import { openMailQueue } from '@/src/mail/own-queue'
import { env } from '@/src/platform/env'
import type { Submission } from '@/src/submissions/submission'
import { findMembers } from './inboxes/inbox-readers'
import { readInboxes } from './inboxes/read-inboxes'

/** Messages about reports are sent at this hour of the next day: when one is sent must not say when it was written. */
const morning = `T07:00:00${localOffset}`
const dayMs = 86_400_000

/**
 * Tells that something arrived: its reference, and never what it says. Of what lies in an inbox the members are told and nobody else,
 * of other things those whom the form names.
 */
export async function notifyStaff(payload: Payload, { id, reference, formKey, isTest }: Submission): Promise<void> {
  if (isTest) return
  const { docs } = await payload.find({
    collection: 'forms',
    where: { key: { equals: formKey } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // the platform's own work, for no person
  })
  const [form] = docs
  const to = (await findMemberAddresses(payload, id)) ?? form?.notify ?? []
  if (!form || to.length === 0) return
  const link = env.cmsUrl ? `\n\n${new URL(`/admin/collections/submissions?search=${reference}`, env.cmsUrl).href}` : ''
  await openMailQueue(payload).add(`notice ${id}`, {
    to,
    subject: `${reference}`,
    text: [
      `Chegou uma resposta a um formulário, com a referência ${reference}. Leia-a no CMS.`,
      `A form was sent to the bank, with the reference ${reference}. Read it in the CMS.${link}`,
    ].join('\n\n'),
    notBefore: form.audience === 'investigators' ? toNextMorning(new Date()) : 0,
  })
}

/** Where the members of the inbox read their mail in which something lies now; null where it lies in none. */
async function findMemberAddresses(payload: Payload, deliveryId: string): Promise<string[] | null> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { deliveryId: { equals: deliveryId } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // as above
  })
  const lies = docs[0]?.inbox
  if (!lies) return null
  const members = (await readInboxes(payload)).find(({ id }) => id === lies)?.members ?? []
  return (await findMembers(payload)).filter(({ id }) => members.includes(id)).map(({ email }) => email)
}

function toNextMorning(now: Date): number {
  return Date.parse(`${localDay(now.getTime() + dayMs)}${morning}`)
}
