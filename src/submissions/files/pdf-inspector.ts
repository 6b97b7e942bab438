import { parentPort, workerData } from 'node:worker_threads'
import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectStreamParser,
  type PDFRawStream,
  PDFStream,
  PDFXRefStreamParser,
} from 'pdf-lib'

/*
 * Looks into one PDF, in a thread of its own that can be ended: what it reads may be made to exhaust time and memory. Node runs
 * it as it is, so it imports nothing of the project.
 */

/** Entries that run something, or bring another file along. */
const forbiddenKeys = new Set(['AA', 'EF', 'EmbeddedFiles', 'JS', 'JavaScript', 'RichMediaContent', 'XFA'])
/** Kinds of actions, annotations and objects that do. */
const forbiddenKinds = new Set([
  '3D',
  'EmbeddedFile',
  'FileAttachment',
  'GoToE',
  'GoToR',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'Screen',
  'Sound',
  'SubmitForm',
])
const largestObjectStream = 20_000_000

let isActive = false
let objectStreams = 0

/** A name without its leading slash, its escapes read: `/J#53` is `JS`. */
function textOf(name: PDFName): string {
  return name.decodeText()
}

function look(object: PDFObject): void {
  if (object instanceof PDFDict) lookAtEntries(object)
  else if (object instanceof PDFStream) {
    // Objects in a stream whose type is hidden from the parser, but not from readers that follow the table.
    if (object.dict.has(PDFName.of('First')) && object.dict.has(PDFName.of('N'))) throw new Error('Hidden objects')
    lookAtEntries(object.dict)
  } else if (object instanceof PDFArray) for (const part of object.asArray()) look(part)
}

function lookAtEntries(dict: PDFDict): void {
  for (const [key, value] of dict.entries()) {
    const name = textOf(key)
    if (forbiddenKeys.has(name)) isActive = true
    // An action is an object and seen as one; anything else that opens with the document is a place in it.
    if (['S', 'Subtype', 'Type'].includes(name) && value instanceof PDFName && forbiddenKinds.has(textOf(value)))
      isActive = true
    look(value)
  }
}

/** Refuses streams of objects that are packed twice or become huge, before the parser unpacks them without a limit. */
function checkSize(stream: PDFRawStream): void {
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  if (only === undefined) return
  if (!(only instanceof PDFName) || textOf(only) !== 'FlateDecode') throw new Error('Unusual packing')
  inflateSync(stream.contents, { maxOutputLength: largestObjectStream })
}

// Each object is looked at when it is found, because a later one of the same number takes its place in the document, though a
// reader may still follow the table to the first.
const assign = PDFContext.prototype.assign
PDFContext.prototype.assign = function lookAndAssign(ref, object) {
  look(object)
  assign.call(this, ref, object)
}
const forObjects = PDFObjectStreamParser.forStream
PDFObjectStreamParser.forStream = (stream, shouldWait) => {
  checkSize(stream)
  objectStreams += 1
  return forObjects(stream, shouldWait)
}
const forTable = PDFXRefStreamParser.forStream
PDFXRefStreamParser.forStream = (stream) => {
  checkSize(stream)
  return forTable(stream)
}

async function inspect(content: Uint8Array): Promise<'sound' | 'active' | 'locked' | 'damaged'> {
  const text = Buffer.from(content)
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  if (/\/S\s*\/(?:JavaScript|Launch|SubmitForm|ImportData)\b/.test(text)) return 'active'
  try {
    const document = await PDFDocument.load(content, { throwOnInvalidObject: true, updateMetadata: false })
    if (document.getPageCount() === 0) return 'damaged'
  } catch (error) {
    if (isActive) return 'active'
    // The class of the error cannot be asked for: the library is compiled to what knows no classes of errors.
    return String(error).includes('is encrypted') ? 'locked' : 'damaged'
  }
  if (isActive) return 'active'
  // Objects inside of what the parser took for something else.
  return (text.match(/\/ObjStm\b/g) ?? []).length > objectStreams ? 'damaged' : 'sound'
}

parentPort?.postMessage(await inspect(workerData))
