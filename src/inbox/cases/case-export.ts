import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/submissions.json' with { type: 'json' }
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { downloadPolicy } from '@/src/http/policy'
import type { Locale } from '@/src/i18n/locales'
import { toWorkbook } from '@/src/submissions/to-workbook'
import { recordRead } from '../record-read'
import { audienceOf } from '../submission-access'
import { toCaseArchive } from './case-archive'
import { toCasePdf } from './case-pdf'
import { type CaseSheet, toCaseSheet } from './case-sheet'
import { readCase } from './read-case'

const mediaTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const
const asked = z.object({ format: z.enum(['pdf', 'xlsx', 'zip']) })

/**
 * One case as a file: to print, for a spreadsheet, or whole with the files that were sent. It is recorded as an export of that case
 * before anything of it is given out.
 *
 * @throws 403, 400 and 404 with a sentence.
 */
export async function caseExport(req: PayloadRequest): Promise<Response> {
  if (!audienceOf(req.user?.role)) throw refusal(req, 403, staffTexts.searchContent.mayNotRead)
  const question = asked.safeParse(Object.fromEntries(new URL(req.url ?? '', 'http://cms').searchParams))
  if (!question.success) throw refusal(req, 400, staffTexts.caseExport.noFormat)
  const opened = await readCase(req, Number(req.routeParams?.['id']))
  if (!opened) throw refusal(req, 404, staffTexts.replyToCase.noCase)
  const { formKey, audience, inbox, reference } = opened.submission
  await recordRead(req, { action: 'export', formKey, audience, inbox, reference })
  const locale = languageOf(req)
  const { format } = question.data
  const sheet = toCaseSheet(opened, locale)
  const content =
    format === 'pdf'
      ? await toCasePdf(sheet, locale)
      : format === 'xlsx'
        ? toSheets(sheet, locale)
        : await toCaseArchive(opened, toSheets(sheet, locale))
  return new Response(Uint8Array.from(content), {
    headers: {
      'Content-Type': mediaTypes[format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${reference}.${format}`)}`,
      'Content-Security-Policy': downloadPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
  })
}

/** A case as the sheets of a workbook. */
export function toSheets({ facts, answers, history }: CaseSheet, locale: Locale): Buffer {
  const texts = staffTexts.caseSheet[locale]
  return toWorkbook([
    { name: texts.answers, rows: [[texts.question, texts.answer], ...facts, ...answers] },
    { name: texts.history, rows: [[texts.when, texts.who, texts.what, texts.text], ...history] },
  ])
}
