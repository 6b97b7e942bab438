import type { Payload } from 'payload'
import type { Subject } from '@/src/governance/subject'
import { type Locale, locales } from '@/src/i18n/locales'
import { permitWrite } from '../access/permit'

/** What a subject says in each language, as it would be written. */
export type InEachLanguage = [Locale, Record<string, unknown>][]

/** The newest version of a subject. It is not asked for as a draft: the CMS shows that only in the languages it was written in. */
export async function readNewestVersion(payload: Payload, subject: Subject): Promise<InEachLanguage> {
  const found: InEachLanguage = []
  for (const locale of locales) {
    // Who asks has been checked.
    const common = { locale, limit: 1, pagination: false, depth: 0, overrideAccess: true } as const
    const { docs } =
      'global' in subject
        ? await payload.findGlobalVersions({ slug: subject.global, where: { latest: { equals: true } }, ...common })
        : await payload.findVersions({
            collection: subject.collection,
            where: { parent: { equals: subject.id }, latest: { equals: true } },
            ...common,
          })
    if (docs[0]) found.push([locale, toWritten(docs[0].version)])
  }
  return found
}

/** Makes what people had written the newest version again, after something else was. */
export async function writeDraftAgain(
  payload: Payload,
  subject: Subject,
  { draft, reason }: { draft: InEachLanguage; reason: string },
): Promise<void> {
  for (const [locale, data] of draft) {
    const context = permitWrite({ action: 'keepDraft', reason })
    const common = { locale, draft: true, data, depth: 0, overrideAccess: true, overrideLock: true, context } as const // as above
    if ('global' in subject) await payload.updateGlobal({ slug: subject.global, ...common })
    else await payload.update({ collection: subject.collection, id: subject.id, ...common })
  }
}

/** A document without what the CMS keeps about it. */
export function toWritten(document: object): Record<string, unknown> {
  const bookkeeping: ReadonlySet<string> = new Set(['_status', 'createdAt', 'globalType', 'id', 'updatedAt'])
  return Object.fromEntries(Object.entries(document).filter(([name]) => !bookkeeping.has(name)))
}
