import type { FlattenedField, Payload } from 'payload'
import type { Locale } from '@/src/i18n/locales'
import { readPublic } from '../read-subject'
import type { Subject } from '../subject'
import { judgeBlocks } from './judge-blocks'
import { judgeHeadings } from './judge-headings'
import { judgeReferences } from './judge-references'
import { judgeMissingTexts, judgeMissingValues, judgeStaleTexts } from './judge-translation'
import type { Verdict } from './verdict'
import { walkFields } from './walk-fields'

/** Filled in by the CMS. */
const computed: ReadonlySet<string> = new Set(['_status', 'createdAt', 'id', 'key', 'path', 'updatedAt'])

/**
 * The publish gate: everything that can be said of a document before it goes live, in one verdict.
 *
 * @param document its newest version, in all languages.
 * @param languages the languages in which it is to go live.
 */
export async function judgePublication(
  payload: Payload,
  subject: Subject,
  document: unknown,
  languages: readonly Locale[],
): Promise<Verdict> {
  const fields = fieldsOf(payload, subject)
  const values = [...walkFields(payload, document, fields)]
  const live = await readPublic(payload, subject)
  const before = live ? [...walkFields(payload, live.document, fields)] : []
  return {
    findings: [
      ...judgeMissingTexts(values, languages),
      ...judgeMissingValues(values),
      ...judgeStaleTexts(values, before, languages),
      ...judgeHeadings(values),
      ...judgeBlocks(document),
      ...(await judgeReferences(payload, values, languages)),
    ],
  }
}

function fieldsOf(payload: Payload, subject: Subject): FlattenedField[] {
  const fields =
    'global' in subject
      ? payload.globals.config.find(({ slug }) => slug === subject.global)?.flattenedFields
      : payload.collections[subject.collection].config.flattenedFields
  return (fields ?? []).filter(({ name }) => !computed.has(name))
}
