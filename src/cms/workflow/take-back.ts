import type { Payload, PayloadRequest } from 'payload'
import type { Subject } from '@/src/governance/subject'
import { type Locale, locales } from '@/src/i18n/locales'
import { type PermittedWrite, permitWrite } from '../access/permit'
import { type InEachLanguage, readNewestVersion, toWritten, writeDraftAgain } from './keep-draft'
import { readNewest, readPublic } from './read-subject'

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
  await writeDraftAgain(payload, subject, { draft: kept, reason: permit.reason })
}

async function readShown(payload: Payload, { collection, id }: DocumentSubject): Promise<InEachLanguage> {
  const found: InEachLanguage = []
  for (const locale of locales) {
    // Who asks has been checked.
    found.push([locale, toWritten(await payload.findByID({ collection, id, locale, depth: 0, overrideAccess: true }))])
  }
  return found
}
