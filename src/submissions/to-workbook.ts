import { writeArchive } from './files/write-archive'

/** A sheet of a workbook: its name, and rows of texts of which the first is the head. */
export type Sheet = { name: string; rows: readonly (readonly string[])[] }

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
/** What a cell holds at most, by the format. */
const longestCell = 32_767

/**
 * Texts as a workbook (XLSX, ECMA-376). Every cell is a text and is marked as typed with an apostrophe, so that what strangers wrote is
 * no formula, neither when it is opened nor when somebody edits the cell.
 */
export function toWorkbook(sheets: readonly Sheet[]): Buffer {
  const parts = [
    ['[Content_Types].xml', toTypes(sheets.length)],
    ['_rels/.rels', toRelations([{ type: 'officeDocument', target: 'xl/workbook.xml' }])],
    ['xl/workbook.xml', toBook(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      toRelations([
        ...sheets.map((_sheet, at) => ({ type: 'worksheet', target: `worksheets/sheet${at + 1}.xml` })),
        { type: 'styles', target: 'styles.xml' },
      ]),
    ],
    ['xl/styles.xml', styles],
    ...sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, toSheet(rows)]),
  ]
  return writeArchive(parts.map(([name = '', text = '']) => ({ name, content: Buffer.from(`${head}${text}`) })))
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Two looks of a cell: the usual one, and bold for the first row; both say that the apostrophe was typed. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0" quotePrefix="1" applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf><xf fontId="1" quotePrefix="1" applyFont="1"/></cellXfs></styleSheet>`

function toTypes(sheets: number): string {
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  const parts = Array.from({ length: sheets }, (_, at) => type(`worksheets/sheet${at + 1}`, 'worksheet'))
  return `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('workbook', 'sheet.main')}${type('styles', 'styles')}${parts.join('')}</Types>`
}

function toRelations(relations: readonly { type: string; target: string }[]): string {
  const rows = relations.map(
    ({ type, target }, at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${rows.join('')}</Relationships>`
}

function toBook(sheets: readonly Sheet[]): string {
  const rows = sheets.map(({ name }, at) => `<sheet name="${toXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  return `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${rows.join('')}</sheets></workbook>`
}

function toSheet(rows: Sheet['rows']): string {
  const cell = (text: string, isHead: boolean) =>
    `<c t="inlineStr" s="${isHead ? 1 : 0}"><is><t xml:space="preserve">${toXml(text.slice(0, longestCell))}</t></is></c>`
  const lines = rows.map((row, at) => `<row>${row.map((text) => cell(text, at === 0)).join('')}</row>`)
  return `<worksheet xmlns="${main}"><cols><col min="1" max="8" width="32" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** A text as XML holds it; signs that XML knows in no way are left out. */
function toXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
