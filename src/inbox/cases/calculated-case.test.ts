import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { toAnswerTable } from '@/src/submissions/to-answer-columns'
import { toCsv } from '@/src/submissions/to-csv'
import { toWorkbook } from '@/src/submissions/to-workbook'
import { calculatingPages as definition } from '@/tests/cases/calculating-pages'
import { readWrittenArchive } from '@/tests/support/read-written-archive'
import { toSheets } from './case-export'
import { toCasePdf } from './case-pdf'
import { toCaseSheet } from './case-sheet'
import { toFormColumns } from './form-columns'

/** What a form calculated, in each of the ways in which staff have what was sent. */

const answers = {
  ...{ income: 100_000, instalment: 25_000, effort: 25, left: 25, spare: -5_000 },
  owners: [{ owner: 'Ana', share: 40, part: 40_000 }, { share: 35 }],
}
const submission = {
  ...({ id: 1, reference: 'BCS-7K2M', formKey: 'loan', receivedOn: '2026-11-30', state: 'new' } as const),
  ...{
    versionHash: 'x',
    locale: 'pt',
    audience: 'staff',
    deliveryId: 'd',
    updatedAt: '2026-11-30',
    createdAt: '2026-11-30',
  },
} as const
const sheet = toCaseSheet({ submission, definition, answers, files: [], history: [] }, 'pt')

it('stands in a case beside what it rests on, in the answer that it belongs to', () => {
  expect(Object.fromEntries(sheet.answers)).toMatchObject({
    'Titular 1 – Parte do rendimento': '400,00\u00a0Kz',
    'Titular 2 – Parte do rendimento': '–',
    'Taxa de esforço': '25,0\u00a0%',
    Sobra: '-50,00\u00a0Kz',
  })
})

it('stands in the PDF of the case, with letters that every reader has', async () => {
  const written = textsOf(Buffer.from(await toCasePdf(sheet, 'pt')))
  for (const text of ['Titular 1 – Parte do rendimento', '400,00\u00a0Kz', '25,0\u00a0%', '-50,00\u00a0Kz'])
    expect(written.map((line) => line.replaceAll(' ', '\u00a0'))).toContain(text.replaceAll(' ', '\u00a0'))
  expect(written.join()).not.toContain('?')
})

it('stands in the workbook of the case, and in the table of all as CSV and XLSX', async () => {
  const sheets = await readWrittenArchive(toSheets(sheet, 'pt'))
  expect(sheets.get('xl/worksheets/sheet1.xml')?.toString()).toContain('400,00\u00a0Kz')
  const { columns, rows } = toAnswerTable({ definition, sent: [answers, { income: 100 }], locale: 'en' })
  const labels = columns.map(({ label }) => label)
  const at = labels.indexOf('Owner 1 – Part of the income')
  expect(rows.map((row) => row[at])).toEqual(['400.00\u00a0Kz', ''])
  const csv = toCsv([labels, ...rows])
  expect(csv).toContain('"25.0\u00a0%"')
  // A spreadsheet that reads a sign before a number and letters behind it would calculate.
  expect(csv).toContain('"\'-50.00\u00a0Kz"')
  const book = await readWrittenArchive(toWorkbook([{ name: 'All', rows: [labels, ...rows] }]))
  expect(book.get('xl/worksheets/sheet1.xml')?.toString()).toContain('400.00\u00a0Kz')
})

it('can be a column of the list, of what the form calculates once', () => {
  expect(toFormColumns(definition, 'pt').map(({ key }) => key)).toEqual(
    expect.arrayContaining(['effort', 'left', 'spare']),
  )
})

/** What a PDF writes, line by line: its streams are packed, its texts are in hexadecimal. */
function textsOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1')
  const streams = raw
    .split('stream\n')
    .slice(1)
    .map((part) => part.split('\nendstream')[0] ?? '')
  return streams.flatMap((stream) => {
    const content = unpacked(Buffer.from(stream, 'latin1'))
    return [...content.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex')))
  })
}
const decoder = new TextDecoder('windows-1252')

function unpacked(stream: Buffer): string {
  return stream[0] === 0x78 ? inflateSync(stream).toString('latin1') : ''
}
