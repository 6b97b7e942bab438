import type { Payload } from 'payload'
import { documentTag, globalTag } from '@/src/publications/tags'
import { appendAudit } from '../../audit/append-audit'
import { appendPublication, listTags, publicCollections, publicGlobals, readHrefs } from '../../publication-feed'
import { parseSubject } from '../subject'

/** What the public saw of a subject, exactly as the database held it. */
export type Snapshot = { name: string; stored: Record<string, unknown> | null }

/** Takes a snapshot below the API: it is put back as it is, and neither checked nor changed on the way. */
export async function takeSnapshot(payload: Payload, name: string): Promise<Snapshot> {
  const subject = parseSubject(name)
  const stored =
    'global' in subject
      ? await payload.db.findGlobal({ slug: subject.global, locale: 'all' })
      : await payload.db.findOne({
          collection: subject.collection,
          locale: 'all',
          where: { id: { equals: subject.id } },
        })
  return { name, stored: stored ? { ...stored } : null }
}

/** Puts what the public saw back, and says so to the publishing engine and in the audit log. A deletion cannot be put back. */
export async function putBack(payload: Payload, { name, stored }: Snapshot): Promise<void> {
  if (!stored) return
  const subject = parseSubject(name)
  if ('global' in subject) {
    await payload.db.updateGlobal({ slug: subject.global, data: stored })
    await appendPublication({ payload }, [globalTag(publicGlobals[subject.global])], {})
  } else {
    const { collection, id } = subject
    await payload.db.updateOne({ collection, id, data: stored, locale: 'all' })
    const kind = publicCollections[collection]
    const tags = [documentTag(kind, id), ...listTags(kind, stored)]
    await appendPublication({ payload }, tags, await readHrefs({ payload }, collection, id))
  }
  await appendAudit(payload, { action: 'putBack', subject: name, reason: 'A release failed' })
}
