import type { Payload } from 'payload'
import { z } from 'zod'
import { appendAudit } from '@/src/audit/append-audit'
import { parseSubject, type Subject, subjectName } from '@/src/governance/subject'
import { locales } from '@/src/i18n/locales'
import { notePutBack } from '../contributions/contribution-rows'
import { announce } from '../feed/announce'
import { readNewestVersion, writeDraftAgain } from './keep-draft'
import { liveLocales, readNewest, readPublic } from './read-subject'

const anything = z.record(z.string(), z.unknown())

/** What was there before a subject was changed for the public. Can be kept as JSON, to outlive the process. */
export const snapshot = z.object({
  name: subjectName,
  /** What the public saw, exactly as the database held it. */
  stored: anything.nullable(),
  /** What people had written beside it, in each language; empty when that was the same. */
  draft: z.array(z.tuple([z.enum(locales), anything])),
})
export type Snapshot = z.infer<typeof snapshot>

/** Takes a snapshot below the API: it is put back as it is, and neither checked nor changed on the way. */
export async function takeSnapshot(payload: Payload, name: Snapshot['name']): Promise<Snapshot> {
  const subject = parseSubject(name)
  const [newest, live] = [await readNewest(payload, subject), await readPublic(payload, subject)]
  const isAllPublic = newest?.hash === live?.hash && liveLocales(live).length === locales.length
  return {
    name,
    stored: await readStored(payload, subject),
    draft: isAllPublic ? [] : await readNewestVersion(payload, subject),
  }
}

/**
 * Puts what the public saw back, and the draft beside it, and says so to the publishing engine and in the audit log. Does nothing
 * where nothing was written since. A deletion cannot be put back.
 *
 * @param why the request that was not carried out, so that nobody takes it for done.
 */
export async function putBack(
  payload: Payload,
  { name, stored, draft }: Snapshot,
  { review, reason }: { review: number; reason: string },
): Promise<void> {
  const subject = parseSubject(name)
  const now = await readStored(payload, subject)
  if (!stored || now?.['updatedAt'] === stored['updatedAt']) return
  // Before it is: a crash in between must not leave it noted as having gone live.
  await notePutBack(payload, name, review)
  if ('global' in subject) await payload.db.updateGlobal({ slug: subject.global, data: stored })
  else await payload.db.updateOne({ collection: subject.collection, id: subject.id, data: stored, locale: 'all' })
  await announce(payload, subject, stored)
  await appendAudit(payload, { action: 'putBack', subject: name, reason, details: { review } })
  await writeDraftAgain(payload, subject, { draft, reason })
}

async function readStored(payload: Payload, subject: Subject): Promise<Record<string, unknown> | null> {
  const stored =
    'global' in subject
      ? await payload.db.findGlobal({ slug: subject.global, locale: 'all' })
      : await payload.db.findOne({
          collection: subject.collection,
          locale: 'all',
          where: { id: { equals: subject.id } },
        })
  return stored ? { ...stored } : null
}
