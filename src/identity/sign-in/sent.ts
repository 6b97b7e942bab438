import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'

/** What was sent to a step, by a form of our pages or by a program. */
export type Sent = { isForm: boolean; fields: unknown }

const incomplete = staffTexts.sent.incomplete

/** Reads what was sent: the fields of a form that works without script, or JSON. */
export async function readSent(req: PayloadRequest): Promise<Sent> {
  const type = req.headers.get('content-type') ?? ''
  if (/^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) {
    const text = (await req.text?.()) ?? ''
    return { isForm: true, fields: Object.fromEntries(new URLSearchParams(text)) }
  }
  await addDataAndFileToRequest(req)
  return { isForm: false, fields: req.data ?? {} }
}

/** What was sent as a step needs it. @throws 400 when something is missing. */
export function parseSent<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  { fields }: Sent,
): z.infer<Schema> {
  const { data, success } = schema.safeParse(fields)
  if (!success) throw new APIError(adminText(req, incomplete), 400, null, true)
  return data
}
