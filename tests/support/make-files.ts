import { crc32, deflateSync } from 'node:zlib'
import { type PDFContext, PDFDocument, type PDFRef } from 'pdf-lib'
import sharp from 'sharp'
import { type ArchivedFile, makeArchive } from './make-archive'

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

/** A Word document with more parts, or others of the same name. */
export function makeDocx(parts: readonly ArchivedFile[] = []): Buffer {
  const own: ArchivedFile[] = [
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document><w:t>Curriculum</w:t></w:document>' },
  ]
  const replaced = own.filter(({ name }) => !parts.some((part) => part.name === name))
  return makeArchive([...replaced, ...parts])
}

/** An OpenDocument text with more parts. */
export function makeOdt(parts: readonly ArchivedFile[] = []): Buffer {
  return makeArchive([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<office:document-content><text:p>Curriculum</text:p></office:document-content>' },
    ...parts,
  ])
}

/** A PNG of a few bytes whose head says that it is of these measures. */
export function makeClaimedPng(width: number, height: number): Buffer {
  return makePng({ width, height, chunks: [] })
}

/** A PNG of one point with a note or a profile of colours that becomes huge when it is unpacked. */
export function makePngWith(type: 'zTXt' | 'iCCP', length: number): Buffer {
  const packed = Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(length))])
  return makePng({ width: 1, height: 1, chunks: [toChunk(type, packed)] })
}

function makePng({ width, height, chunks }: { width: number; height: number; chunks: Buffer[] }): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const points = toChunk('IDAT', deflateSync(Buffer.alloc(4)))
  return Buffer.concat([mark, toChunk('IHDR', head), ...chunks, points, toChunk('IEND', Buffer.alloc(0))])
}

function toChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
