import type { Payload, Where } from 'payload'
import { z } from 'zod'
import { contributionKinds, everybodyIn, writersSinceLive } from '@/src/governance/writers-since-live'
import { type Locale, locales } from '@/src/i18n/locales'

const row = z.object({
  subject: z.string(),
  kind: z.enum(contributionKinds),
  person: z.number().nullish(),
  languages: z
    .string()
    .nullish()
    .transform((text) => text?.split(',') ?? []),
  review: z.number().nullish(),
})
type Row = z.infer<typeof row>

/**
 * Notes that a person wrote in a subject, such as `pages/12`; nobody when the platform did. Once is enough until it begins to go live.
 *
 * @throws when it cannot be written.
 */
export async function noteWriter(payload: Payload, subject: string, person: number | null): Promise<void> {
  const own = person === null ? { person: { exists: false } } : { person: { equals: person } }
  const last = await readLast(payload, { subject: { equals: subject }, or: [{ kind: { not_equals: 'wrote' } }, own] })
  if (last?.kind === 'wrote') return
  await append(payload, { subject, kind: 'wrote', person })
}

/**
 * Notes that a subject begins to go live, before it is looked at whether it still is what was approved: who is noted as a writer from
 * now on may have written what does not go live with it.
 */
export async function noteGoing(payload: Payload, subject: string, review: number | null = null): Promise<void> {
  const last = await readLast(payload, { subject: { equals: subject } })
  if (last?.kind === 'goes' && (last.review ?? null) === review) return
  await append(payload, { subject, kind: 'goes', review })
}

/** Notes that a subject went live in languages, by a request when there was one: who wrote until then is not asked about any more. */
export async function noteLive(
  payload: Payload,
  subject: string,
  { languages = locales, review = null }: { languages?: readonly Locale[]; review?: number | null } = {},
): Promise<void> {
  await append(payload, { subject, kind: 'live', languages: languages.join(','), review })
}

/** Notes that what a request had brought live is put back, with its pictures: none of it went live. */
export async function notePutBack(payload: Payload, subject: string, review: number): Promise<void> {
  const live = await readRows(payload, { review: { equals: review }, kind: { equals: 'live' } })
  for (const name of new Set([subject, ...live.map((one) => one.subject)]))
    await append(payload, { subject: name, kind: 'putBack', review })
}

/**
 * Everybody who wrote in a subject since it last went live in one of the languages, by their numbers: all of them, however often
 * anybody wrote or was refused. Where a process ended before it was noted who made a document, it is everybody who ever made one.
 *
 * @throws when it cannot be read: then nobody may approve.
 */
export async function contributorsSinceLive(
  payload: Payload,
  subject: string,
  languages: readonly Locale[] = locales,
): Promise<Set<number>> {
  const rows = await readRows(payload, { subject: { equals: subject } })
  if (rows.length === 0) return contributorsEver(payload, toNew(subject))
  return new Set(languages.flatMap((language) => writersSinceLive(rows, language)))
}

/** Everybody who ever wrote in a subject: any of it may stand in an earlier version, or in a copy. */
export async function contributorsEver(payload: Payload, subject: string): Promise<Set<number>> {
  return new Set(everybodyIn(await readRows(payload, { subject: { equals: subject }, kind: { equals: 'wrote' } })))
}

/** The name under which those are noted who make a document that has no number yet. */
export function toNew(subject: string): string {
  return subject.replace(/\/\d+$/, '/new')
}

async function readRows(payload: Payload, where: Where): Promise<Row[]> {
  const { docs } = await payload.db.find({ collection: 'contributions', where, sort: 'id', pagination: false })
  return docs.map((stored) => row.parse(stored))
}

async function readLast(payload: Payload, where: Where): Promise<Row | undefined> {
  const found = await payload.db.find({ collection: 'contributions', where, sort: '-id', limit: 1, pagination: false })
  return found.docs.map((stored) => row.parse(stored))[0]
}

async function append(payload: Payload, data: Record<string, unknown>): Promise<void> {
  // Below the API: through it, nobody may write here.
  await payload.db.create({ collection: 'contributions', data: { ...data, at: new Date().toISOString() } })
}
