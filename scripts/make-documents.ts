/**
 * Makes the public PDF documents of the bank's site.
 *
 * The words live in `site/content/documents/text/<key>.yaml`, which may name tables of a page instead (`pricesOf`), title and file name in `site/content/documents/<key>.yaml`; this script
 * only sets them. The PDFs are committed next to their words, so the same words must always give the same bytes: nothing here
 * reads the clock, and the file id that pdfkit derives comes from the fixed dates and the title.
 *
 *   npx tsx scripts/make-documents.ts
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { parse } from 'yaml'
import { z } from 'zod'

const languages = ['pt', 'en'] as const
type Language = (typeof languages)[number]

/** The standard fonts are encoded in WinAnsi; any other character would silently become a wrong glyph. */
const printable = /^[\x20-\x7e\xa0-\xffŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]+$/u
const oneLine = z.string().regex(printable, 'holds a line break or a character that Helvetica (WinAnsi) cannot show')
const localized = z.strictObject({ pt: oneLine, en: oneLine })

/** pdfkit writes the title into its XML metadata unescaped. */
const plainTitle = oneLine.regex(/^[^&<>]+$/, 'may not hold &, < or >')

const documentSchema = z.strictObject({
  title: z.strictObject({ pt: plainTitle, en: plainTitle }),
  documentCategory: z.string(),
  year: z.int(),
  summary: localized,
  file: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/, 'must be a lower-case kebab name that ends in .pdf'),
})

const rowSchema = z.strictObject({ label: localized, value: localized })
const amountSchema = z.strictObject({ label: localized, amount: z.int() })

const sectionSchema = z.strictObject({
  heading: localized,
  text: z.array(localized).optional(),
  rows: z.array(rowSchema).optional(),
  amounts: z.array(amountSchema).optional(),
  total: amountSchema.optional(),
})

/** The tables of a page, so that a price list is written once: the page's rows are the document's. */
const pagePricesSchema = z.strictObject({ pricesOf: z.string(), anchor: z.string() })

const textSchema = z.strictObject({
  issuedOn: z.iso.date(),
  sections: z.array(z.union([sectionSchema, pagePricesSchema])).min(1),
})

const pageSchema = z.object({ layout: z.array(z.looseObject({ block: z.string(), anchor: z.string().optional() })) })

const priceTableSchema = z.object({
  title: localized,
  priceGroups: z.array(
    z.object({
      title: localized,
      prices: z.array(z.object({ label: localized, value: localized, detail: localized.optional() })),
    }),
  ),
})

type DocumentRecord = z.infer<typeof documentSchema>
type Section = z.infer<typeof sectionSchema>
type DocumentText = { issuedOn: string; sections: readonly Section[] }
type Localized = z.infer<typeof localized>
type Pdf = InstanceType<typeof PDFDocument>
type Structure = ReturnType<Pdf['struct']>
type TextOptions = Parameters<Pdf['text']>[3]

/** A mistake in the content, told in one sentence that names the file. */
class ContentError extends Error {}

const page = { width: 595.28, height: 841.89, margin: 56, top: 82, bottom: 48 }
const column = { width: page.width - 2 * page.margin, label: 300, gap: 16 }
const colors = { ink: '#1d1a16', action: '#0b4f4a', quiet: '#5c554b', line: '#d8cfbf' }

const styles = {
  title: { font: 'Helvetica-Bold', size: 20, color: colors.action, before: 0, after: 10, lineGap: 2 },
  lead: { font: 'Helvetica', size: 11, color: colors.quiet, before: 0, after: 6, lineGap: 3 },
  heading: { font: 'Helvetica-Bold', size: 12.5, color: colors.action, before: 10, after: 3, lineGap: 1 },
  text: { font: 'Helvetica', size: 10, color: colors.ink, before: 0, after: 6, lineGap: 3 },
  row: { font: 'Helvetica', size: 9.5, color: colors.ink, before: 4, after: 3, lineGap: 0 },
  head: { font: 'Helvetica', size: 8.5, color: colors.quiet, before: 2, after: 3, lineGap: 0 },
  total: { font: 'Helvetica-Bold', size: 9.5, color: colors.ink, before: 4, after: 3, lineGap: 0 },
} as const
type Style = (typeof styles)[keyof typeof styles]

/** Names the columns of every table of amounts; the unit is said here once and not in each row. */
const amountHead = {
  label: { pt: 'Rubrica', en: 'Item' },
  value: { pt: 'Milhares de kwanzas', en: 'Thousands of kwanzas' },
}

/** Where the next line goes; kept apart from pdfkit's own cursor because rows set two texts side by side. */
type Cursor = { y: number }
type Flow = { pdf: Pdf; parent: Structure; cursor: Cursor }

/** Thousands of kwanzas as each language groups them; negative amounts in brackets, as accountants write them. */
export function formatAmount(amount: number, language: Language): string {
  const separator = { pt: '\u00a0', en: ',' }[language]
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, separator)
  return amount < 0 ? `(${digits})` : digits
}

/** A statement whose total is wrong must never be published, so the sum is checked where it is set. */
export function checkTotal(section: Section): void {
  if (section.total === undefined) return
  const sum = (section.amounts ?? []).reduce((running, row) => running + row.amount, 0)
  if (sum === section.total.amount) return
  throw new ContentError(
    `the amounts of "${section.heading.en}" add up to ${sum}, but its total says ${section.total.amount}`,
  )
}

/** The date as it stands under the title, with the months written as each language writes them. */
export function formatDate(date: string, language: Language): string {
  const moment = new Date(`${date}T12:00:00Z`)
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  if (language === 'en') return new Intl.DateTimeFormat('en-GB', parts).format(moment)
  const portuguese = new Intl.DateTimeFormat('pt-AO', parts).format(moment)
  return portuguese.replace(/de (\p{Ll})/u, (_match, letter: string) => `de ${letter.toUpperCase()}`)
}

/** Breaks the page before a piece that would not fit: no tagged element is ever split over two pages. */
function makeRoom(flow: Flow, height: number): void {
  if (flow.cursor.y + height <= page.height - page.bottom) return
  flow.pdf.addPage()
  flow.cursor.y = page.top
}

function setStyle(pdf: Pdf, style: Style): void {
  pdf.font(style.font).fontSize(style.size).fillColor(style.color)
}

/** One heading or paragraph over the whole column; `keep` reserves room for what must stay with it. */
function setBlock(flow: Flow, tag: 'H1' | 'H2' | 'P', text: string, style: Style, keep = 0): void {
  const options = { width: column.width, lineGap: style.lineGap }
  setStyle(flow.pdf, style)
  const height = flow.pdf.heightOfString(text, options)
  makeRoom(flow, style.before + height + keep)
  const y = flow.cursor.y + style.before
  flow.parent.add(flow.pdf.struct(tag, {}, () => flow.pdf.text(text, page.margin, y, options)))
  flow.cursor.y = Math.ceil(y + height + style.after)
}

/** One row of a table: the label heads its row, so that it is read out with the value at the right edge. */
function setRow(flow: Flow, table: Structure, label: string, value: string, style: Style): void {
  const { pdf } = flow
  const labelOptions = { width: column.label, lineGap: style.lineGap }
  const valueWidth = column.width - column.label - column.gap
  const valueOptions: TextOptions = { width: valueWidth, lineGap: style.lineGap, align: 'right' }
  setStyle(pdf, style)
  const height = Math.max(pdf.heightOfString(label, labelOptions), pdf.heightOfString(value, valueOptions))
  makeRoom(flow, style.before + height + style.after)
  const y = flow.cursor.y + style.before
  const isHead = style === styles.head
  const row = pdf.struct('TR', {})
  table.add(row)
  row.add(pdf.struct('TH', { scope: isHead ? 'Column' : 'Row' }, () => pdf.text(label, page.margin, y, labelOptions)))
  const x = page.width - page.margin - valueWidth
  const drawValue = () => pdf.text(value, x, y, valueOptions)
  row.add(isHead ? pdf.struct('TH', { scope: 'Column' }, drawValue) : pdf.struct('TD', {}, drawValue))
  row.end()
  flow.cursor.y = Math.ceil(y + height + style.after)
  setRule(pdf, flow.cursor.y)
}

/** A hairline is decoration: marked as an artifact, it is not read out. */
function setRule(pdf: Pdf, y: number): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.strokeColor(colors.line).lineWidth(0.5)
  pdf
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .stroke()
  pdf.endMarkedContent()
}

/** The labelled values of a section as one tagged table. */
function setRows(flow: Flow, rows: Section['rows'], language: Language): void {
  if (rows === undefined) return
  const table = flow.pdf.struct('Table', {})
  flow.parent.add(table)
  for (const row of rows) setRow(flow, table, row.label[language], row.value[language], styles.row)
  table.end()
}

/** The amounts of a section with the total that `checkTotal` has confirmed. */
function setAmounts(flow: Flow, section: Section, language: Language): void {
  if (section.amounts === undefined) return
  const table = flow.pdf.struct('Table', {})
  flow.parent.add(table)
  setRow(flow, table, amountHead.label[language], amountHead.value[language], styles.head)
  for (const { label, amount } of section.amounts) {
    setRow(flow, table, label[language], formatAmount(amount, language), styles.row)
  }
  const { total } = section
  if (total !== undefined)
    setRow(flow, table, total.label[language], formatAmount(total.amount, language), styles.total)
  table.end()
}

function setSection(flow: Flow, section: Section, language: Language): void {
  setBlock(flow, 'H2', section.heading[language], styles.heading, 40)
  for (const paragraph of section.text ?? []) setBlock(flow, 'P', paragraph[language], styles.text)
  setRows(flow, section.rows, language)
  setAmounts(flow, section, language)
}

/** The whole document in one language, on pages of its own and tagged with that language. */
function setLanguage(pdf: Pdf, root: Structure, record: DocumentRecord, text: DocumentText, language: Language): void {
  const parent = pdf.struct('Sect', { lang: { pt: 'pt-AO', en: 'en-GB' }[language] })
  root.add(parent)
  pdf.addPage()
  const flow: Flow = { pdf, parent, cursor: { y: page.top } }
  setBlock(flow, 'H1', record.title[language], styles.title)
  const date = formatDate(text.issuedOn, language)
  const issued = { pt: `Emitido em ${date}.`, en: `Issued on ${date}.` }[language]
  setBlock(flow, 'P', `${record.summary[language]} ${issued}`, styles.lead)
  for (const section of text.sections) setSection(flow, section, language)
  parent.end()
}

/** Bank and page number on every page, drawn last because only then the number of pages is known. */
function setFurniture(pdf: Pdf): void {
  const { count } = pdf.bufferedPageRange()
  const right: TextOptions = { width: column.width, align: 'right' }
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font('Helvetica-Bold').fontSize(13).fillColor(colors.action)
    pdf.text('BCS', page.margin, 44, { lineBreak: false })
    pdf.font('Helvetica').fontSize(8).fillColor(colors.quiet)
    pdf.text(`${index + 1} / ${count}`, page.margin, 48, right)
    pdf.endMarkedContent()
    setRule(pdf, 64)
  }
}

/** The objects of a PDF by number, as written between `obj` and `endobj`; found through the file's own table of offsets. */
function readObjects(source: string): Map<number, string> {
  const tableAt = Number(/startxref\n(\d+)/.exec(source)?.[1])
  const offsets = [...source.slice(tableAt).matchAll(/^(\d{10}) 00000 n/gm)].map((entry) => Number(entry[1]))
  const ends = [...offsets, tableAt].sort((one, other) => one - other)
  const bodyOf = (start: number) => {
    const end = ends.find((offset) => offset > start) ?? tableAt
    return source
      .slice(start, end)
      .replace(/^\d+ 0 obj\n/, '')
      .replace(/\nendobj\n$/, '')
  }
  return new Map(offsets.map((start, index) => [index + 1, bodyOf(start)]))
}

function deflatedStream(dictionary: string, data: Buffer): string {
  const body = deflateSync(data, { level: 9 })
  return `<< ${dictionary} /Filter /FlateDecode /Length ${body.length} >>\nstream\n${body.toString('latin1')}\nendstream`
}

/** An object stream (PDF 1.5): many small objects compressed as one. */
function objectStream(packed: [number, string][]): string {
  let offset = 0
  const index = packed.map(([id, body]) => {
    const entry = `${id} ${offset}`
    offset += body.length + 1
    return entry
  })
  const head = `${index.join(' ')}\n`
  const data = head + packed.map(([, body]) => body).join('\n')
  return deflatedStream(`/Type /ObjStm /N ${packed.length} /First ${head.length}`, Buffer.from(data, 'latin1'))
}

/** pdfkit indents its XML metadata by up to forty blanks a line. It stays uncompressed, as readers of metadata expect it. */
function withoutIndent(body: string): string {
  const xml = /stream\n([\s\S]*)\nendstream$/.exec(body)?.[1]
  if (xml === undefined || !body.includes('/Type /Metadata')) return body
  const tight = xml.replace(/\n\s+/g, '\n')
  return `<< /Type /Metadata /Subtype /XML /Length ${tight.length} >>\nstream\n${tight}\nendstream`
}

/** One line of the cross-reference stream: kind, then an offset or the object stream, then the place inside that stream. */
function crossReference(kind: number, where: number, place: number): Buffer {
  const entry = Buffer.alloc(6)
  entry.writeUInt8(kind, 0)
  entry.writeUIntBE(where, 1, 3)
  entry.writeUInt16BE(place, 4)
  return entry
}

/** Where every object is: at an offset of the file, or at a place in the object stream `packId`. */
function referenceTable(offsets: Map<number, number>, places: Map<number, number>, packId: number): Buffer {
  const entries = [crossReference(0, 0, 0xffff)]
  for (let id = 1; id <= offsets.size + places.size; id += 1) {
    const place = places.get(id)
    entries.push(place === undefined ? crossReference(1, offsets.get(id) ?? 0, 0) : crossReference(2, packId, place))
  }
  return Buffer.concat(entries)
}

/**
 * Writes the same PDF with its small objects compressed. The tags that make a document accessible are hundreds of small
 * objects; pdfkit writes each in full, which makes a price list more than twice as large.
 */
export function packObjects(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = readObjects(source)
  const trailer = /trailer\n<<([\s\S]*)>>\nstartxref/.exec(source)?.[1]?.replace(/\/Size \d+/, '') ?? ''
  const packed = [...objects].filter(([, body]) => !body.endsWith('endstream'))
  const places = new Map(packed.map(([id], place) => [id, place]))
  const packId = objects.size + 1
  const tableId = objects.size + 2
  const offsets = new Map<number, number>()
  let file = source.slice(0, source.indexOf('\n', source.indexOf('\n') + 1) + 1)
  const write = (id: number, body: string) => {
    offsets.set(id, file.length)
    file += `${id} 0 obj\n${body}\nendobj\n`
  }
  for (const [id, body] of objects) if (!places.has(id)) write(id, withoutIndent(body))
  write(packId, objectStream(packed))
  const tableAt = file.length
  const table = referenceTable(offsets.set(tableId, tableAt), places, packId)
  write(tableId, deflatedStream(`/Type /XRef /W [1 3 2] /Size ${tableId + 1}${trailer.replaceAll('\n', ' ')}`, table))
  return Buffer.from(`${file}startxref\n${tableAt}\n%%EOF\n`, 'latin1')
}

/** The bytes of one document: Portuguese first, then English. */
export async function makePdf(record: DocumentRecord, text: DocumentText): Promise<Uint8Array> {
  text.sections.forEach(checkTotal)
  const moment = new Date(`${text.issuedOn}T12:00:00Z`)
  const title = `${record.title.pt} / ${record.title.en}`
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, right: page.margin, bottom: page.bottom, left: page.margin },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-AO',
    displayTitle: true,
    info: { Title: title, Author: 'BCS', Creator: 'BCS', Producer: 'pdfkit', CreationDate: moment, ModDate: moment },
  })
  const root = pdf.struct('Document', {})
  pdf.addStructure(root)
  for (const language of languages) setLanguage(pdf, root, record, text, language)
  root.end()
  setFurniture(pdf)
  const bytes = toBytes(pdf)
  pdf.end()
  return packObjects(await bytes)
}

/** Parses one YAML file and says which field of it is wrong. */
async function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
  const source = await readFile(path, 'utf8').catch(() => {
    throw new ContentError(`${path}: the file is missing`)
  })
  const result = schema.safeParse(parseYaml(path, source))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ContentError(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not valid'}`)
}

function parseYaml(path: string, source: string): unknown {
  try {
    const value: unknown = parse(source)
    return value
  } catch (error) {
    throw new ContentError(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : 'is not YAML'}`)
  }
}

/** The keys of a folder: its YAML files without the ending, in an order that no file system decides. */
async function readKeys(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'))
    .sort()
}

/** Every document needs words and all words need a document; a one-sided file is a mistake, not something to skip. */
function checkPairs(documents: string[], texts: string[], folder: string): void {
  const wordless = documents.find((key) => !texts.includes(key))
  if (wordless !== undefined) throw new ContentError(`${folder}/${wordless}.yaml has no text/${wordless}.yaml`)
  const orphan = texts.find((key) => !documents.includes(key))
  if (orphan !== undefined) throw new ContentError(`${folder}/text/${orphan}.yaml belongs to no document`)
}

/** The sections of one table of prices: one for each group of the table. */
async function readPagePrices(
  folder: string,
  { pricesOf, anchor }: z.infer<typeof pagePricesSchema>,
): Promise<Section[]> {
  const path = join(folder, '../pages', `${pricesOf}.yaml`)
  const { layout } = await readYaml(path, pageSchema)
  const table = layout.find((block) => block.block === 'priceTable' && block.anchor === anchor)
  if (table === undefined) throw new ContentError(`${path}: there is no table of prices with the anchor "${anchor}"`)
  const { title, priceGroups } = priceTableSchema.parse(table)
  return priceGroups.map((group) => ({
    heading: joinTexts(title, ': ', group.title),
    rows: group.prices.map(({ label, value, detail }) => ({
      label: detail ? joinTexts(label, '. ', detail) : label,
      value,
    })),
  }))
}

function joinTexts(first: Localized, between: string, second: Localized): Localized {
  return { pt: `${first.pt}${between}${second.pt}`, en: `${first.en}${between}${second.en}` }
}

/** One document as it is to be published: the name of its file and the bytes. */
export async function makeDocument(folder: string, key: string): Promise<{ file: string; bytes: Uint8Array }> {
  const record = await readYaml(join(folder, `${key}.yaml`), documentSchema)
  const path = join(folder, 'text', `${key}.yaml`)
  const { issuedOn, sections } = await readYaml(path, textSchema)
  const written = sections.map(async (section) => ('pricesOf' in section ? readPagePrices(folder, section) : [section]))
  const text = { issuedOn, sections: (await Promise.all(written)).flat() }
  const bytes = await makePdf(record, text).catch((error: unknown) => {
    throw error instanceof ContentError ? new ContentError(`${path}: ${error.message}`) : error
  })
  return { file: record.file, bytes }
}

export async function makeDocuments(folder: string): Promise<void> {
  const keys = await readKeys(folder)
  checkPairs(keys, await readKeys(join(folder, 'text')), folder)
  await mkdir(join(folder, 'files'), { recursive: true })
  for (const key of keys) {
    const { file, bytes } = await makeDocument(folder, key)
    await writeFile(join(folder, 'files', file), bytes)
    process.stdout.write(`${file} ${bytes.byteLength} bytes\n`)
  }
}

if (import.meta.main) {
  await makeDocuments('site/content/documents').catch((error: unknown) => {
    process.stderr.write(`make-documents: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
