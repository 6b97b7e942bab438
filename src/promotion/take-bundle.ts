import { APIError, type Payload, ValidationError } from 'payload'
import { z } from 'zod'
import { inStaffLanguages } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/promotion.json' with { type: 'json' }
import { languageOf } from '@/src/fields/admin-text'
import { longestReason } from '@/src/governance/reason'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { portableCollections } from '@/src/portable-content/content-files'
import type { OpenedBundle } from './bundle'
import { withBundleContent } from './bundle-content'
import { findConflicts, type Known, subjectOf } from './find-conflicts'
import { PromotionRefusal } from './promotion-refusal'
import type { ReceivingDesk } from './receiving-desk'
import { beginUndoList, type UndoList } from './undo-list'
import { type Written, writeDrafts } from './write-drafts'

type Taking = { bundle: OpenedBundle; reason: string; replaces: boolean }

/**
 * Takes a bundle in: all of it becomes drafts of the person who takes it, with a request for review for each, gathered as a release that
 * somebody else approves. All or nothing.
 *
 * @returns the number of the release.
 * @throws PromotionRefusal with what stands in the way; what was written is put back then.
 */
export async function takeBundle(desk: ReceivingDesk, { bundle, reason, replaces }: Taking): Promise<number> {
  const { payload } = desk.req
  const known = await readKnown(payload)
  return withBundleContent(payload, { bundle, known }, async (content) => {
    const problems = await findConflicts(desk, { content, known, replaces })
    if (problems.length > 0) throw new PromotionRefusal(staffTexts.notTaken, problems)
    const undo = beginUndoList()
    try {
      for (const { entry } of content.promoted) await keepRequests(desk, { subject: subjectOf(entry, known), undo })
      const written = await writeDrafts(desk, { content, known, undo })
      const reviews = await submitAll(desk, { written, undo, reason: toReason(desk, bundle, reason) })
      return await desk.gather(bundle.manifest.release, reviews)
    } catch (error) {
      const left = await undo.run()
      if (left.length > 0)
        throw new PromotionRefusal(fillText(staffTexts.halfTaken, { names: left.join('; ') }), toProblems(error))
      if (!(error instanceof APIError)) throw error
      throw new PromotionRefusal(staffTexts.notTaken, toProblems(error))
    }
  })
}

/** Requests that become void by what is written are as they were when it is put back. */
async function keepRequests(
  desk: ReceivingDesk,
  { subject, undo }: { subject: ReturnType<typeof subjectOf>; undo: UndoList },
): Promise<void> {
  if (!subject) return
  const { open } = await desk.look(subject)
  for (const { id, title, state } of open) undo.add(title, () => desk.settle(id, state))
}

type Submitting = { written: readonly Written[]; undo: UndoList; reason: string }

/** What leads to another part of the bundle is let through when that is under review itself, so it is asked again after the others. */
async function submitAll(desk: ReceivingDesk, { written, undo, reason }: Submitting): Promise<number[]> {
  const reviews = new Map<Written, number>()
  for (let open = [...written]; open.length > 0; ) {
    const refused: { one: Written; error: APIError }[] = []
    for (const one of open) {
      const { subject, entry } = one
      try {
        const review = await desk.submit({ subject, languages: entry.languages, reason })
        undo.add(entry.title, () => desk.settle(review, 'void'))
        reviews.set(one, review)
      } catch (error) {
        if (!(error instanceof APIError)) throw error
        refused.push({ one, error: new APIError(`${entry.title}: ${error.message}`, error.status, error.data, true) })
      }
    }
    if (refused.length === open.length) throw refused[0]?.error ?? new Error('Nothing was refused')
    open = refused.map(({ one }) => one)
  }
  return written.flatMap((one) => reviews.get(one) ?? [])
}

function toReason({ req }: ReceivingDesk, { manifest, hash }: OpenedBundle, reason: string): string {
  const values = { from: manifest.from, name: manifest.release, bundle: hash.slice(0, 12), reason }
  return fillText(staffTexts.reason, values)[languageOf(req)].slice(0, longestReason)
}

/** Why the CMS refused it, in the language in which that was said. */
function toProblems(error: unknown): StaffText[] {
  if (!(error instanceof APIError)) return []
  const said = error instanceof ValidationError ? error.data.errors.map(({ message }) => message) : []
  const { data } = z.looseObject({ problems: z.array(z.string()) }).safeParse(error.data)
  return [error.message, ...said, ...(data?.problems ?? [])].map((text) => inStaffLanguages(() => text))
}

async function readKnown(payload: Payload): Promise<Known> {
  const known = new Map<string, number>()
  for (const collection of portableCollections) {
    // What there is does not depend on who asks: a key of what they may not read would be made twice.
    const { docs } = await payload.find({
      ...{ collection, depth: 0, pagination: false, draft: true, select: { key: true }, overrideAccess: true },
    })
    for (const { id, key } of docs) if (key) known.set(`${collection}/${key}`, id)
  }
  return known
}
