import { readFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/promotion.json' with { type: 'json' }
import { parseSubject, type Subject } from '@/src/governance/subject'
import { locales } from '@/src/i18n/locales'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import type { PortableDocument } from '@/src/portable-content/read-content'
import type { Promoted } from './bundle'
import { type BundleContent, nameOf } from './bundle-content'
import { hasFile } from './find-same-file'
import type { ReceivingDesk } from './receiving-desk'

/** The documents of this installation by collection and key. */
export type Known = ReadonlyMap<string, number>

/** What this installation has of something in a bundle; null when it is new here. */
export function subjectOf(entry: Promoted, known: Known): Subject | null {
  if ('global' in entry) return { global: entry.global }
  const id = known.get(nameOf(entry))
  return id === undefined ? null : parseSubject(`${entry.collection}/${id}`)
}

/**
 * What stands in the way of taking a bundle in, in sentences: work of others that it would replace, files that are others here, and rows by
 * which the other language of a document would not be found again.
 *
 * @param replaces whether whoever takes it in has said that drafts and open requests are to be replaced.
 */
export async function findConflicts(
  desk: Pick<ReceivingDesk, 'look' | 'req'>,
  { content, known, replaces }: { content: BundleContent; known: Known; replaces: boolean },
): Promise<StaffText[]> {
  const { problem } = staffTexts
  const problems: StaffText[] = []
  for (const { entry, document } of content.promoted) {
    const { title } = entry
    const subject = subjectOf(entry, known)
    if (!subject) continue
    const { document: stored, isChanged, open } = await desk.look(subject)
    if (!replaces && isChanged) problems.push(fillText(problem.draft, { title }))
    if (!replaces && open.length > 0) problems.push(fillText(problem.review, { title }))
    if (losesRows(entry, document, stored))
      problems.push(fillText(problem.otherRows, { title, language: entry.languages.join(', ') }))
    if ('collection' in subject && subject.collection === 'documents')
      problems.push(...(await otherFile(desk.req, { ...subject, collection: 'documents' }, content, document)))
  }
  for (const picture of content.pictures) {
    const id = known.get(`media/${picture.key}`)
    if (id !== undefined) problems.push(...(await otherFile(desk.req, { collection: 'media', id }, content, picture)))
  }
  return problems
}

async function otherFile(
  { payload }: PayloadRequest,
  place: { collection: 'documents' | 'media'; id: number },
  { fileOf }: BundleContent,
  document: PortableDocument,
): Promise<StaffText[]> {
  const bytes = await readFile(fileOf(place.collection, document))
  if (await hasFile(payload, place, bytes)) return []
  return [fillText(staffTexts.problem.otherFile, { title: document.filename ?? document.key })]
}

/** Whether a document that comes in one language has rows here, and none of them in the bundle. */
function losesRows({ languages }: Promoted, document: PortableDocument, stored: unknown): boolean {
  const [locale] = languages
  if (locale === undefined || locales.every((one) => languages.includes(one))) return false
  const [before, after] = [rowIds(stored), rowIds(document.read(locale, () => 0))]
  return before.size > 0 && after.size > 0 && ![...after].some((id) => before.has(id))
}

function rowIds(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const row of value) rowIds(row, found)
  else if (typeof value === 'object' && value !== null) {
    if ('id' in value && typeof value.id === 'string') found.add(value.id)
    for (const part of Object.values(value)) rowIds(part, found)
  }
  return found
}
