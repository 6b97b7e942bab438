import type { Payload } from 'payload'
import { localDay } from '@/src/country/local-day'
import { localOffset } from '@/src/country/local-time'
import { openMailQueue } from '@/src/mail/own-queue'
import { env } from '@/src/platform/env'
import type { Submission } from '@/src/submissions/submission'

/** Messages about reports are sent at this hour of the next day: when one is sent must not say when it was written. */
const morning = `T07:00:00${localOffset}`
const dayMs = 86_400_000

/** Tells those whom the form names that something arrived: its reference, and never what it says. */
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
  const to = form?.notify ?? []
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

function toNextMorning(now: Date): number {
  return Date.parse(`${localDay(now.getTime() + dayMs)}${morning}`)
}
