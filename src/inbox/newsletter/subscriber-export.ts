import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/newsletter.json' with { type: 'json' }
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { toDownload } from '@/src/http/to-download'
import type { Subscriber } from '@/src/stored-types/payload-types'
import { newsletterFormKey } from '@/src/submissions/newsletter-steps'
import { toCsv } from '@/src/submissions/to-csv'
import { recordRead } from '../record-read'

const asked = z.object({
  format: z.enum(['csv', 'json']).default('csv'),
  // Nobody else may be written to.
  state: z.enum(['active', 'pending', 'unsubscribed', 'all']).default('active'),
})

const heads = staffTexts.subscriberExport.heads

/**
 * Who wants the bank's messages, as a file for spreadsheets or for the program that sends them. It is written down who took it.
 *
 * @throws 403 for everybody but compliance, 400 for what is no state or format.
 */
export async function subscriberExport(req: PayloadRequest): Promise<Response> {
  if (req.user?.role !== 'compliance') throw refusal(req, 403, staffTexts.subscriberExport.mayNotRead)
  const question = asked.safeParse(Object.fromEntries(new URL(req.url ?? '', 'http://cms').searchParams))
  if (!question.success) throw refusal(req, 400, staffTexts.subscriberExport.noSuchExport)
  const { format, state } = question.data
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: state === 'all' ? {} : { state: { equals: state } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true, // The role was asked above; an export is recorded as one.
  })
  await recordRead(req, { action: 'export', formKey: newsletterFormKey, audience: 'staff', count: docs.length })
  const rows = docs.map(toRow)
  const text =
    format === 'csv'
      ? toCsv([[...heads[languageOf(req)]], ...rows.map((row) => Object.values(row).map((value) => value ?? ''))])
      : JSON.stringify({ subscribers: rows }, null, 2)
  return toDownload(`subscribers-${state}.${format}`, text)
}

/** In the order of the columns. */
function toRow({ email, state, locale, subscribedOn, confirmedOn, endedOn }: Subscriber) {
  return { email, state, locale, subscribedOn, confirmedOn: confirmedOn ?? null, endedOn: endedOn ?? null }
}
