import { type PDFContext, PDFDocument, type PDFRef } from 'pdf-lib'
import sharp from 'sharp'
import { makeArchive } from './make-archive'

/** A PDF of one page, with what a test adds to it. */
export async function makePdf(
  change: (pdf: { document: PDFDocument; context: PDFContext; catalog: PDFRef }) => void = () => undefined,
  { packed = false } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([200, 200]).drawText('Curriculum Vitae', { size: 12 })
  const { context } = document
  const catalog = context.trailerInfo.Root
  if (!catalog || !('objectNumber' in catalog)) throw new Error('A new document has no catalog')
  await document.flush()
  change({ document, context, catalog: document.context.getObjectRef(document.catalog) ?? context.nextRef() })
  return Buffer.from(await document.save({ useObjectStreams: packed }))
}

/** A picture with the place where it was taken, and lying on its side as telephones store it. */
export async function makePhoto(format: 'png' | 'jpeg' = 'jpeg'): Promise<Buffer> {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#126' } })
  const exif = {
    IFD0: { Make: 'Telephone', Artist: 'Ana' },
    IFD3: { GPSLatitude: '8/1 50/1 18/1', GPSLatitudeRef: 'S' },
  }
  return picture.withExif(exif).withMetadata({ orientation: 6 }).withExifMerge(exif).toFormat(format).toBuffer()
}

const contentTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

type Part = { name: string; content: string | Buffer }

/** A Word document with more parts, or others of the same name. */
export function makeDocx(parts: readonly Part[] = []): Buffer {
  const own: Part[] = [
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document><w:t>Curriculum</w:t></w:document>' },
  ]
  const replaced = own.filter(({ name }) => !parts.some((part) => part.name === name))
  return makeArchive([...replaced, ...parts])
}

/** An OpenDocument text with more parts. */
export function makeOdt(parts: readonly Part[] = []): Buffer {
  return makeArchive([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<office:document-content><text:p>Curriculum</text:p></office:document-content>' },
    ...parts,
  ])
}
