import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import type { Locale } from '@/src/i18n/locales'
import { toAnswerRows } from '@/src/submissions/to-answer-rows'
import { recordReads } from '../record-reads'
import { ownAudience } from '../submission-access'
import { toFormColumns } from './form-columns'

const answerMap = z.record(z.string(), z.unknown()).catch({})

type Asked = { ids: readonly number[]; formKey: string; keys: readonly string[]; locale: Locale }
/** By the number of the case, the answers in the order of the columns that were asked for. */
export type ListedAnswers = Readonly<Record<number, readonly (string | null)[]>>

/**
 * Answers of several cases of one form, for the columns of the list. That is reading, so it is written down, with how many, before
 * anything is shown. A question counts by the version that each case was sent with: one that was personal then is no column.
 */
export async function listAnswers(req: PayloadRequest, { ids, formKey, keys, locale }: Asked): Promise<ListedAnswers> {
  const access = await ownAudience({ req })
  if (typeof access === 'boolean' || ids.length === 0 || keys.length === 0) return {}
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { and: [access, { id: { in: [...ids] } }, { formKey: { equals: formKey } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true, // The access of the person is part of the question; their list would come without its content.
  })
  const [first] = docs
  // What investigators read is read in the case alone.
  if (!first || first.audience === 'investigators') return {}
  await recordReads(req, { action: 'list', formKey, audience: first.audience }, docs)
  const { docs: versions } = await payload.find({
    collection: 'form-versions',
    where: { formKey: { equals: formKey }, hash: { in: [...new Set(docs.map(({ versionHash }) => versionHash))] } },
    pagination: false,
    depth: 0,
    overrideAccess: true, // whoever may read a submission may read what was asked
  })
  const definitions = new Map(versions.map(({ hash, definition }) => [hash, parseFormDefinition(definition)]))
  return Object.fromEntries(
    docs.map(({ id, answers, versionHash }) => {
      const definition = definitions.get(versionHash)
      if (!definition) return [id, keys.map(() => null)]
      const shown = new Set(toFormColumns(definition, locale).map(({ key }) => key))
      const rows = toAnswerRows({ definition, answers: answerMap.parse(answers), locale })
      const texts = new Map(rows.map(({ key, text }) => [key, text]))
      return [id, keys.map((key) => (shown.has(key) ? (texts.get(key) ?? null) : null))]
    }),
  )
}
