import type { Payload } from 'payload'
import { nameOf, type Subject } from '@/src/governance/subject'
import { type Locale, locales } from '@/src/i18n/locales'
import { contributorsSinceLive, noteLive } from '../contributions/contribution-rows'
import { findReferences } from '../usage/find-references'
import { liveLocales, readPublic } from './read-subject'

/** A subject as it was read, in the languages in which it is to go live. */
type Going = { subject: Subject; document: unknown; languages: readonly Locale[] }

/**
 * The people who wrote what would go live and was not approved by others before: everybody who wrote in the subject since it last
 * went live in one of the languages, and in the pictures that it would show there for the first time. Whoever is among them cannot
 * approve it, also when somebody else touched it last.
 *
 * @throws when it cannot be read: then nobody may approve.
 */
export async function writersOf(
  payload: Payload,
  { subject, document, languages }: Going,
): Promise<ReadonlySet<number>> {
  const writers = await contributorsSinceLive(payload, nameOf(subject), languages)
  // Which pictures stand there belongs to no language: a language that is public already shows them too, with its own words.
  const live = liveLocales(await readPublic(payload, subject))
  const shown = locales.filter((locale) => languages.includes(locale) || live.includes(locale))
  for (const id of picturesIn(payload, subject, document))
    for (const writer of await contributorsSinceLive(payload, `media/${id}`, shown)) writers.add(writer)
  return writers
}

/** Notes that the pictures that a subject shows are public in languages with it. */
export async function notePicturesLive(
  payload: Payload,
  { subject, document, languages, review }: Going & { review: number },
): Promise<void> {
  for (const id of picturesIn(payload, subject, document)) await noteLive(payload, `media/${id}`, { languages, review })
}

function picturesIn(payload: Payload, subject: Subject, document: unknown): number[] {
  const fields =
    'global' in subject
      ? payload.globals.config.find(({ slug }) => slug === subject.global)?.flattenedFields
      : payload.collections[subject.collection].config.flattenedFields
  return findReferences(document, { fields: fields ?? [], payload, at: '' }).flatMap(({ collection, id }) =>
    collection === 'media' ? [id] : [],
  )
}
