import type { Payload } from 'payload'
import { z } from 'zod'
import { hashContent } from '@/src/governance/content-hash'
import type { Subject } from '@/src/governance/subject'
import { inLocales, type Locale, locales } from '@/src/i18n/locales'
import { hashUpload } from '@/src/uploads/hash-upload'

const status = z.union([
  z.enum(['draft', 'published']).transform((one) => inLocales(() => one)),
  z.partialRecord(z.enum(locales), z.enum(['draft', 'published']).nullish()),
])
const withStatus = z.looseObject({ _status: status.nullish() })

/** A subject as it is stored: its newest version, in all languages. */
export type StoredSubject = {
  document: Record<string, unknown>
  /** Of everything that people wrote into it, in both languages, and of its file. */
  hash: string
}

/** The newest version of a subject, draft or not; null when there is none. */
export async function readNewest(payload: Payload, subject: Subject): Promise<StoredSubject | null> {
  const document = await read(payload, subject, true)
  return document ? { document, hash: await hashOf(payload, subject, document) } : null
}

/** What the public sees of a subject; null when there is no such document. */
export async function readPublic(payload: Payload, subject: Subject): Promise<StoredSubject | null> {
  const document = await read(payload, subject, false)
  return document ? { document, hash: await hashOf(payload, subject, document) } : null
}

/** The file of a document is part of what is approved: by its bytes, because a name can come to stand for others. */
async function hashOf(payload: Payload, subject: Subject, document: Record<string, unknown>): Promise<string> {
  if ('global' in subject || subject.collection !== 'documents') return hashContent(document)
  const { filename } = document
  return hashContent({
    ...document,
    fileHash: typeof filename === 'string' ? await hashUpload(payload, 'documents', filename) : null,
  })
}

/** The languages in which the public sees a document. */
export function liveLocales(stored: StoredSubject | null): Locale[] {
  const known = withStatus.safeParse(stored?.document).data?._status
  return locales.filter((locale) => known?.[locale] === 'published')
}

async function read(payload: Payload, subject: Subject, draft: boolean): Promise<Record<string, unknown> | null> {
  // Decisions about publishing depend on what is stored and not on who asks. Without the request: it would be changed.
  const common = { locale: 'all', depth: 0, draft, overrideAccess: true } as const
  const stored: unknown =
    'global' in subject
      ? await payload.findGlobal({ slug: subject.global, ...common })
      : await payload.findByID({ collection: subject.collection, id: subject.id, disableErrors: true, ...common })
  return z.record(z.string(), z.unknown()).nullish().parse(stored) ?? null
}

/** The name by which people know a subject: its title in Portuguese, or what else it has. */
export function titleOf({ document }: StoredSubject, subject: Subject): string {
  if ('global' in subject) return subject.global
  const text = z.union([z.string(), z.partialRecord(z.enum(locales), z.string().nullish())])
  for (const name of ['title', 'name', 'from', 'key']) {
    const { data } = text.safeParse(document[name])
    const found =
      typeof data === 'string'
        ? data
        : locales.map((locale) => data?.[locale]).find((known) => known !== null && known !== undefined)
    if (found) return found
  }
  return `${subject.collection} ${subject.id}`
}
