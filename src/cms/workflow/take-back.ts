import type { Payload, PayloadRequest } from 'payload'
import { type Locale, locales } from '@/src/i18n/locales'
import { type PermittedWrite, permitWrite } from './permit'
import { readNewest, readPublic } from './read-subject'
import type { Subject } from './subject'

type DocumentSubject = Exclude<Subject, { global: unknown }>
type Doer = Partial<Pick<PayloadRequest, 'i18n' | 't' | 'user'>>

/**
 * Takes a document from the public in some languages. What the public goes on seeing in the others stays as it is, also when
 * there is a draft beside it; the draft is the newest version again afterwards.
 */
export async function takeBack(
  payload: Payload,
  subject: Subject,
  languages: readonly Locale[],
  permit: PermittedWrite,
  doer: Doer,
): Promise<void> {
  // A global stands on every page: it is replaced, never taken away.
  if ('global' in subject) throw new Error(`A global cannot be taken back: ${subject.global}`)
  const { collection, id } = subject
  const [draft, live] = [await readNewest(payload, subject), await readPublic(payload, subject)]
  const hasDraft = draft !== null && draft.hash !== live?.hash
  const kept = hasDraft ? await readNewestVersion(payload, subject) : []
  // The CMS writes the newest version of all; without this it would be the draft, and part of it would go live.
  const shown = new Map(await readShown(payload, subject))
  for (const locale of languages) {
    await payload.update({
      collection,
      id,
      locale,
      data: { ...shown.get(locale), _status: 'draft' },
      depth: 0,
      overrideAccess: true, // The step that asks for this has checked who asks.
      overrideLock: true,
      context: permitWrite({ ...permit, hash: undefined }),
      req: { ...doer },
    })
  }
  for (const [locale, data] of kept) {
    await payload.update({
      collection,
      id,
      locale,
      draft: true,
      data,
      depth: 0,
      overrideAccess: true, // as above
      overrideLock: true,
      context: permitWrite({ action: 'keepDraft', reason: permit.reason }),
    })
  }
}

type InEachLanguage = [Locale, Record<string, unknown>][]

async function readShown(payload: Payload, { collection, id }: DocumentSubject): Promise<InEachLanguage> {
  const found: InEachLanguage = []
  for (const locale of locales) {
    // Who asks has been checked.
    found.push([locale, toWritten(await payload.findByID({ collection, id, locale, depth: 0, overrideAccess: true }))])
  }
  return found
}

/** A draft is not asked for by its name: the CMS shows it only in the languages in which it was written. */
async function readNewestVersion(payload: Payload, { collection, id }: DocumentSubject): Promise<InEachLanguage> {
  const found: InEachLanguage = []
  for (const locale of locales) {
    const { docs } = await payload.findVersions({
      collection,
      locale,
      where: { parent: { equals: id }, latest: { equals: true } },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: true, // as above
    })
    if (docs[0]) found.push([locale, toWritten(docs[0].version)])
  }
  return found
}

function toWritten(document: object): Record<string, unknown> {
  const bookkeeping: ReadonlySet<string> = new Set(['_status', 'createdAt', 'id', 'updatedAt'])
  return Object.fromEntries(Object.entries(document).filter(([name]) => !bookkeeping.has(name)))
}
