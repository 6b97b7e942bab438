import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/submissions.json' with { type: 'json' }
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { toDownload } from '@/src/http/to-download'
import type { FormVersion, Submission } from '@/src/stored-types/payload-types'
import { toAnswerTable } from '@/src/submissions/to-answer-columns'
import { toCsv } from '@/src/submissions/to-csv'
import { recordReads } from './record-reads'
import { ownAudience } from './submission-access'

const asked = z.object({
  version: z.coerce.number().int().positive(),
  format: z.enum(['csv', 'json']).default('csv'),
  state: z.enum(['new', 'work', 'done']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
type Asked = z.infer<typeof asked>

/** Rows that one file may have; more are asked for by day. */
const mostRows = 20_000

/** What was sent with one version of a form, as a file for spreadsheets or for programs. Each version has columns of its own. */
export async function answerExport(req: PayloadRequest): Promise<Response> {
  const question = asked.safeParse(Object.fromEntries(new URL(req.url ?? '', 'http://cms').searchParams))
  if (!question.success) throw refusal(req, 400, staffTexts.answerExport.versionMissing)
  const access = await ownAudience({ req })
  if (access === false || access === true) throw refusal(req, 403, staffTexts.answerExport.mayNotRead)
  const version = await findVersion(req, question.data.version)
  const submissions = await findSubmissions(req, { and: [access, toWhere(question.data, version)] })
  const [first] = submissions
  if (!version || !first) throw refusal(req, 404, staffTexts.answerExport.nothing)
  const { formKey } = version
  await recordReads(req, { action: 'export', formKey, audience: first.audience }, submissions)
  const name = `${formKey}-v${version.number}.${question.data.format}`
  return toDownload(
    name,
    question.data.format === 'csv' ? toRows(req, version, submissions) : toRecords(version, submissions),
  )
}

function toRows(req: PayloadRequest, version: FormVersion, submissions: readonly Submission[]): string {
  const locale = languageOf(req)
  const definition = parseFormDefinition(version.definition)
  const head = staffTexts.answerExport4.toRows.head[locale]
  const sent = submissions.map(({ answers }) => readAnswers(answers))
  const table = toAnswerTable({ definition, sent, locale })
  const labels = table.columns.map(({ label, key }) => `${label} [${key}]`)
  const rows = submissions.map(({ reference, receivedOn, state }, at) => [
    ...[reference, receivedOn, state],
    ...(table.rows[at] ?? []),
  ])
  return toCsv([[...head, ...labels], ...rows])
}

function toRecords(version: FormVersion, submissions: readonly Submission[]): string {
  const { formKey, number, hash } = version
  const rows = submissions.map(({ reference, receivedOn, state, locale, answers, notes }) => {
    return { reference, receivedOn, state, locale, answers: readAnswers(answers), notes }
  })
  return JSON.stringify({ form: formKey, version: number, hash, submissions: rows }, null, 2)
}

function readAnswers(answers: unknown): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).catch({}).parse(answers)
}

function toWhere({ state, from, to }: Asked, version: FormVersion | null): Where {
  return {
    formKey: { equals: version?.formKey ?? '' },
    versionHash: { equals: version?.hash ?? '' },
    isTest: { not_equals: true },
    ...(state ? { state: { equals: state } } : {}),
    ...(from || to
      ? {
          receivedOn: {
            ...(from ? { greater_than_equal: from } : {}),
            ...(to ? { less_than_equal: to } : {}),
          },
        }
      : {}),
  }
}

async function findVersion({ payload }: PayloadRequest, id: number): Promise<FormVersion | null> {
  // Every person of the bank may read versions; who may read what was sent is asked above.
  return payload.findByID({ collection: 'form-versions', id, depth: 0, overrideAccess: true, disableErrors: true })
}

async function findSubmissions({ payload }: PayloadRequest, where: Where): Promise<Submission[]> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where,
    sort: 'id',
    limit: mostRows,
    pagination: false,
    depth: 0,
    // The access of the person is part of the question; their list would come without its content.
    overrideAccess: true,
  })
  return docs
}
