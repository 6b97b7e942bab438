import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from 'pdf-lib'
import { readXml } from '@/src/submissions/files/inspection/read-xml'
import { readJpegTraces } from './picture-traces'
import { isNote, isSignature } from './strip-pdf'
import { type Trace, toTrace } from './trace'

/** What a PDF says of who wrote it: its properties, at notes, in pictures, and what earlier versions are still in it. */
export async function readPdfTraces(content: Buffer): Promise<Trace[]> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: false })
  const traces = [
    ...toTrace('author', pdf.getAuthor()),
    ...toTrace('program', pdf.getCreator()),
    ...toTrace('program', pdf.getProducer()),
    ...toTrace('moment', pdf.getCreationDate()?.toISOString().slice(0, 16)),
    ...toTrace('moment', pdf.getModificationDate()?.toISOString().slice(0, 16)),
  ]
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    for (const dict of dictsIn(object)) {
      if (isSignature(dict)) traces.push(...toTrace('signature', textOf(dict, 'Name') || '✓'))
      if (isNote(dict)) traces.push(...toTrace('comments', textOf(dict, 'T')))
      if (dict.has(PDFName.of('PieceInfo'))) traces.push(...toTrace('program', 'PieceInfo'))
    }
    if (object instanceof PDFRawStream) traces.push(...(await readStream(object)))
  }
  const versions = content.toString('latin1').split('%%EOF').length - 2
  return versions > 0 ? [...traces, ...toTrace('deleted', String(versions))] : traces
}

/** What lies in an object itself; what it points to is an object of its own. */
function* dictsIn(object: PDFObject): Generator<PDFDict> {
  const waiting = [object]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const dict = one instanceof PDFStream ? one.dict : one
    if (dict instanceof PDFArray) waiting.push(...dict.asArray())
    if (!(dict instanceof PDFDict)) continue
    yield dict
    waiting.push(...dict.values())
  }
}

function textOf(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''
}

const kindByElement: ReadonlyMap<string, Trace['kind']> = new Map<string, Trace['kind']>([
  ['creatortool', 'program'],
  ['producer', 'program'],
  ['createdate', 'moment'],
  ['modifydate', 'moment'],
  ['documentid', 'device'],
])

async function readStream(stream: PDFRawStream): Promise<Trace[]> {
  if (stream.dict.lookup(PDFName.of('Filter')) === PDFName.of('DCTDecode'))
    return readJpegTraces(Buffer.from(stream.contents))
  if (stream.dict.lookup(PDFName.of('Type')) !== PDFName.of('Metadata')) return []
  const traces: Trace[] = []
  let inside = ''
  async function* bytes() {
    yield Buffer.from(decodePDFRawStream(stream).decode())
  }
  await readXml(bytes(), {
    opened: ({ name, attributes }) => {
      if (!['seq', 'bag', 'alt', 'li'].includes(name)) inside = name
      for (const [key, value] of attributes) {
        const kind = kindByElement.get(key)
        if (kind) traces.push(...toTrace(kind, value))
      }
    },
    text: (text, element) => {
      const kind = element === 'li' && inside === 'creator' ? 'author' : kindByElement.get(element)
      if (kind) traces.push(...toTrace(kind, text))
    },
  })
  // That there is such a note is worth a word, whatever is in it.
  return traces.length > 0 ? traces : toTrace('program', 'XMP')
}
