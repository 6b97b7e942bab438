import { PDFDocument, PDFHexString, PDFName } from 'pdf-lib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fileKinds } from '@/src/forms/definition/file-kinds'
import { inspectFile, mostUnpackedOfPost } from '@/src/submissions/files/inspect-file'
import { readArchive } from '@/src/submissions/files/inspection/read-archive'
import { makeArchive } from '@/tests/support/make-archive'
import { makeDocx, makeOdt, makePdf } from '@/tests/support/make-files'
import { readTraces } from './read-traces'
import { stripDocument } from './strip-file'
import { readWhole } from './strip-office'

const photoOfAna = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#d00' } })
    .withExif({ IFD0: { Artist: 'Canary Ana' }, IFD3: { GPSLatitude: '8/1 50/1 0/1' } })
    .jpeg()
    .toBuffer()

/** Every part of a document as it is unpacked. */
async function unpack(content: Buffer): Promise<Map<string, string>> {
  const parts = await readArchive(content, mostUnpackedOfPost)
  return new Map(
    await Promise.all(parts.map(async (part) => [part.name, (await readWhole(part)).toString('latin1')] as const)),
  )
}

async function expectClean(stripped: Buffer | null, kind: 'docx' | 'xlsx' | 'odt' | 'pdf'): Promise<Buffer> {
  if (!stripped) throw new Error('There is a copy')
  const name = `a.${kind}`
  const asked = { name, content: stripped, kinds: [kind], keepsOriginal: true, clamd: '' }
  expect((await inspectFile(asked)).objection).toBeNull()
  expect(await readTraces(stripped, fileKinds[kind].mediaType)).toEqual([])
  return stripped
}

const relationships = (...targets: string[]) =>
  `<Relationships>${targets.map((target, at) => `<Relationship Id="r${at}" Target="${target}"/>`).join('')}</Relationships>`
const wordTypes = `<Types>${['document', 'people'].map((part) => `<Override PartName="/word/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${part}.main+xml"/>`).join('')}<Override PartName="/docProps/core.xml" ContentType="core"/></Types>`

it('takes names, moments, printers, revisions and deleted text out of a document of Word, and leaves what it shows', async () => {
  const body =
    '<w:p w:rsidR="00CA4A47"><w:ins w:author="Canary Ana" w:date="2026-01-01T00:00:00Z"><w:r><w:t xml:space="preserve"> I saw &amp; heard </w:t></w:r></w:ins><w:del w:author="Canary Rui"><w:r><w:delText>Canary deleted</w:delText></w:r></w:del></w:p>'
  const document = makeDocx([
    { name: '[Content_Types].xml', content: wordTypes },
    { name: '_rels/.rels', content: relationships('word/document.xml', 'docProps/core.xml') },
    {
      name: 'word/_rels/document.xml.rels',
      content: relationships('people.xml', '../customXml/item1.xml', 'media/a.jpg'),
    },
    { name: 'word/document.xml', content: `<w:document><w:body>${body}</w:body></w:document>` },
    {
      name: 'word/comments.xml',
      content:
        '<w:comments><w:comment w:id="1" w:author="Canary Eva" w:initials="Canary" w:date="2026-01-01T00:00:00Z"><w:t>Look</w:t></w:comment></w:comments>',
    },
    {
      name: 'word/settings.xml',
      content:
        '<w:settings><w:rsids><w:rsid w:val="00CA4A47"/></w:rsids><w15:docId w15:val="{CA4A}"/><w:zoom w:percent="100"/></w:settings>',
    },
    { name: 'word/people.xml', content: '<w15:people><w15:person w15:author="Canary Ana"/></w15:people>' },
    { name: 'word/media/a.jpg', content: await photoOfAna() },
    { name: 'customXml/item1.xml', content: '<data>Canary library</data>' },
    { name: 'docProps/core.xml', content: '<p><dc:creator>Canary Ana</dc:creator></p>' },
    { name: 'docProps/thumbnail.jpeg', content: await photoOfAna() },
  ])
  const told = await readTraces(document, fileKinds.docx.mediaType)
  expect(told).toEqual(
    expect.arrayContaining([
      { kind: 'author', value: 'Canary Ana' },
      { kind: 'comments', value: 'Canary Eva' },
      { kind: 'deleted', value: '✓' },
      { kind: 'place', value: 'GPS' },
    ]),
  )
  const parts = await unpack(await expectClean(await stripDocument(document, fileKinds.docx.mediaType), 'docx'))
  expect([...parts.keys()]).not.toContain('docProps/core.xml')
  for (const [name, content] of parts) {
    expect(content.includes('Canary'), name).toBe(false)
    expect(/CA4A|2026-01-01|docProps|people|customXml/.test(content), name).toBe(false)
  }
  expect(parts.get('word/document.xml')).toContain('<w:t xml:space="preserve"> I saw &amp; heard </w:t>')
  expect(parts.get('word/comments.xml')).toContain('<w:t>Look</w:t>')
  expect(parts.get('word/settings.xml')).toContain('w:percent="100"')
  expect(parts.get('word/_rels/document.xml.rels')).toContain('media/a.jpg')
})

const excelTypes =
  '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'
const makeXlsx = (parts: readonly { name: string; content: string | Buffer }[]) =>
  makeArchive([
    { name: '[Content_Types].xml', content: excelTypes },
    {
      name: 'xl/workbook.xml',
      content:
        '<workbook><x15ac:absPath url="C:\\Users\\Canary Ana\\"/><fileSharing userName="Canary Ana"/><sheets/></workbook>',
    },
    ...parts,
  ])

it('does the same with a table of Excel: where it lay, who commented, and which printer it was for', async () => {
  const document = makeXlsx([
    {
      name: 'xl/comments1.xml',
      content: '<comments><authors><author>Canary Eva</author></authors><t>Too much</t></comments>',
    },
    { name: 'xl/printerSettings/printerSettings1.bin', content: Buffer.from('Canary printer\0\0', 'utf16le') },
    {
      name: 'xl/worksheets/_rels/sheet1.xml.rels',
      content: relationships('../printerSettings/printerSettings1.bin', '../comments1.xml'),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: '<worksheet><c><v>7</v></c><pageSetup r:id="r0" orientation="portrait"/></worksheet>',
    },
    { name: 'xl/tables/table1.xml', content: '<table displayName="Payments"/>' },
  ])
  expect(await readTraces(document, fileKinds.xlsx.mediaType)).toEqual(
    expect.arrayContaining([
      { kind: 'place', value: 'C:\\Users\\Canary Ana\\' },
      { kind: 'comments', value: 'Canary Eva' },
      { kind: 'device', value: 'Canary printer' },
    ]),
  )
  const parts = await unpack(await expectClean(await stripDocument(document, fileKinds.xlsx.mediaType), 'xlsx'))
  for (const [name, content] of parts) expect(content.includes('Canary'), name).toBe(false)
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<pageSetup orientation="portrait"></pageSetup>')
  expect(parts.get('xl/worksheets/_rels/sheet1.xml.rels')).not.toContain('printerSettings')
  expect(parts.get('xl/tables/table1.xml')).toContain('displayName="Payments"')
  expect(parts.get('xl/comments1.xml')).toContain('Too much')
})

it('does the same with a text of LibreOffice', async () => {
  const document = makeOdt([
    { name: 'meta.xml', content: '<m><dc:creator>Canary Ana</dc:creator></m>' },
    {
      name: 'settings.xml',
      content: '<s><config:config-item config:name="PrinterName">Canary printer</config:config-item></s>',
    },
    {
      name: 'Thumbnails/thumbnail.png',
      content: await sharp(await photoOfAna())
        .png()
        .toBuffer(),
    },
    {
      name: 'META-INF/manifest.xml',
      content:
        '<m><manifest:file-entry manifest:full-path="meta.xml"/><manifest:file-entry manifest:full-path="content.xml"/></m>',
    },
    {
      name: 'styles.xml',
      content:
        '<s><text:tracked-changes><dc:creator>Canary Rui</dc:creator><text:p>Canary deleted</text:p></text:tracked-changes><office:annotation><dc:creator>Canary Eva</dc:creator><dc:date>2026-01-01</dc:date><text:p>Look</text:p></office:annotation><style:p officeooo:rsid="CA4A" style:name="P1"/></s>',
    },
  ])
  expect(await readTraces(document, fileKinds.odt.mediaType)).toEqual(
    expect.arrayContaining([
      { kind: 'author', value: 'Canary Ana' },
      { kind: 'device', value: 'Canary printer' },
    ]),
  )
  const parts = await unpack(await expectClean(await stripDocument(document, fileKinds.odt.mediaType), 'odt'))
  expect([...parts.keys()]).toEqual(['mimetype', 'content.xml', 'META-INF/manifest.xml', 'styles.xml'])
  for (const [name, content] of parts) expect(/Canary|CA4A|2026/.test(content), name).toBe(false)
  expect(parts.get('styles.xml')).toContain('<text:p>Look</text:p>')
  expect(parts.get('META-INF/manifest.xml')).not.toContain('"meta.xml"')
})

const xmp = (inside: string) =>
  `<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description xmp:CreatorTool="Canary Writer"><dc:creator><rdf:Seq><rdf:li>${inside}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`

/** A PDF that says who made it in every way that PDFs have. */
const makeTellingPdf = async () => {
  const photo = await photoOfAna()
  return makePdf(({ document, context }) => {
    document.setAuthor('Canary Ana')
    document.setCreator('Canary Writer')
    const metadata = context.register(context.stream(xmp('Canary Rui'), { Type: 'Metadata', Subtype: 'XML' }))
    document.catalog.set(PDFName.of('Metadata'), metadata)
    const [page] = document.getPages()
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], T: PDFHexString.fromText('Canary Eva') }
    page?.node.set(PDFName.of('Annots'), context.obj([{ ...note, Contents: PDFHexString.fromText('Look') }]))
    const picture = { Type: 'XObject', Subtype: 'Image', Width: 20, Height: 10, ColorSpace: 'DeviceRGB' }
    const image = context.stream(photo, { ...picture, BitsPerComponent: 8, Filter: 'DCTDecode' })
    page?.node.setXObject(PDFName.of('Photo'), context.register(image))
    // Of an earlier version: nothing shows it any more.
    context.register(context.stream('Canary earlier'))
  })
}

it('writes a PDF anew: without properties, XMP, names at notes, what cameras note, and earlier versions', async () => {
  const document = await makeTellingPdf()
  expect(document.includes('Canary earlier')).toBe(true)
  expect(await readTraces(document, fileKinds.pdf.mediaType)).toEqual(
    expect.arrayContaining([
      { kind: 'author', value: 'Canary Ana' },
      { kind: 'author', value: 'Canary Rui' },
      { kind: 'comments', value: 'Canary Eva' },
      { kind: 'place', value: 'GPS' },
    ]),
  )
  const stripped = await expectClean(await stripDocument(document, fileKinds.pdf.mediaType), 'pdf')
  const copy = await PDFDocument.load(stripped, { updateMetadata: false })
  const whole = Buffer.from(await copy.save({ useObjectStreams: false })).toString('latin1')
  for (const told of ['Canary', Buffer.from('Canary').swap16().toString('hex'), '/Info', '/ID', 'FEFF00430061'])
    expect(whole.includes(told), told).toBe(false)
  expect(whole).toContain('/Photo')
  expect(whole.toUpperCase()).toContain('004C006F006F006B')
  expect(copy.getPageCount()).toBe(1)
})

it('says that earlier versions are still in a PDF', async () => {
  const document = Buffer.concat([await makePdf(), Buffer.from('\n%%EOF\n')])
  expect(await readTraces(document, fileKinds.pdf.mediaType)).toContainEqual({ kind: 'deleted', value: '1' })
})

it('makes no copy where nobody can say what is left: signatures, pictures of unknown kinds, data from elsewhere', async () => {
  const signed = await makePdf(({ document, context }) => {
    const signature = { Type: 'Sig', ByteRange: [0, 1, 2, 3], Name: PDFHexString.fromText('Ana') }
    document.catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: context.register(context.obj(signature)) }))
  })
  expect(await readTraces(signed, fileKinds.pdf.mediaType)).toContainEqual({ kind: 'signature', value: 'Ana' })
  expect(await stripDocument(signed, fileKinds.pdf.mediaType)).toBeNull()
  const drawing = makeDocx([{ name: 'word/media/a.emf', content: 'anything' }])
  expect(await stripDocument(drawing, fileKinds.docx.mediaType)).toBeNull()
  const bound = makeXlsx([{ name: 'xl/connections.xml', content: '<connections/>' }])
  expect(await stripDocument(bound, fileKinds.xlsx.mediaType)).toBeNull()
})

it('unpacks no more than who looks into documents: a bomb has no copy', async () => {
  const bomb = makeDocx([{ name: 'word/bomb.xml', content: `<a>${' '.repeat(11_000_000)}</a>` }])
  expect(await stripDocument(bomb, fileKinds.docx.mediaType)).toBeNull()
  const many = Array.from({ length: 2_100 }, (_, at) => ({ name: `word/${at}.xml`, content: '<a/>' }))
  expect(await stripDocument(makeDocx(many), fileKinds.docx.mediaType)).toBeNull()
})
