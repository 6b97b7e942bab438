import { setImmediate as giveWay } from 'node:timers/promises'
import type { Payload, Where } from 'payload'
import type { Submission } from '@/src/stored-types/payload-types'

/** A submission in which something was found, without anything of what was sent. */
export type ContentHit = Pick<Submission, 'id' | 'reference' | 'formKey' | 'receivedOn' | 'state'>

/** Submissions that are looked through at once, before others get their turn. */
const atOnce = 50
const mostHits = 200

/** Letters without case and accents, as people look for them. */
export function foldTerm(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

const lookedThrough = {
  reference: true,
  formKey: true,
  receivedOn: true,
  state: true,
  inbox: true,
  answers: true,
  files: true,
  notes: true,
} as const

type Question = { access: Where; formKey?: string | undefined; term: string }

/**
 * Looks for a text in answers, names of files and notes.
 *
 * @param access the submissions that may be looked through.
 * @returns the newest that hold it, 200 at most, how many do, and in which inboxes each of them lies.
 */
export async function findInContent(
  payload: Payload,
  { access, formKey, term }: Question,
): Promise<{ hits: ContentHit[]; count: number; found: Pick<Submission, 'inbox'>[] }> {
  const folded = foldTerm(term)
  const where: Where = { and: [access, ...(formKey ? [{ formKey: { equals: formKey } }] : [])] }
  const hits: ContentHit[] = []
  const found: Pick<Submission, 'inbox'>[] = []
  for (let before: number | undefined; ; ) {
    const { docs } = await payload.find({
      collection: 'submissions',
      where: before === undefined ? where : { and: [where, { id: { less_than: before } }] },
      sort: '-id',
      limit: atOnce,
      pagination: false,
      depth: 0,
      // Of thousands no more than what is looked through and shown: the history of a case and its tags lie in other tables.
      select: lookedThrough,
      overrideAccess: true, // The access of the person is part of the question; what is found is recorded before it is shown.
    })
    for (const { id, reference, formKey: form, receivedOn, state, inbox, answers, files, notes } of docs) {
      if (!holds([answers, files, notes], folded)) continue
      found.push({ inbox: inbox ?? null })
      if (hits.length < mostHits) hits.push({ id, reference, formKey: form, receivedOn, state })
    }
    const last = docs.at(-1)
    if (!last) return { hits, count: found.length, found }
    before = last.id
    await giveWay()
  }
}

function holds(value: unknown, folded: string): boolean {
  if (typeof value === 'string' || typeof value === 'number') return foldTerm(String(value)).includes(folded)
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => holds(part, folded))
}
