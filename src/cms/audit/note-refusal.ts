import type { PayloadRequest } from 'payload'
import { appendAudit } from './append-audit'

/** Writes into the audit log that somebody was refused something. @param reason the sentence of the refusal, in English. */
export async function noteRefusal(req: PayloadRequest, subject: string, reason: string): Promise<void> {
  await appendAudit(req.payload, { action: 'refused', subject, actor: req.user, locale: req.locale ?? '', reason })
}
