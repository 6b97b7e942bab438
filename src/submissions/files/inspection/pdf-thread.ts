/*
 * Workaround
 * Package: pdf-lib 1.17.1
 * Upstream: https://github.com/Hopding/pdf-lib/issues/1777, https://github.com/Hopding/pdf-lib/pull/1780
 * Test: src/submissions/files/inspect-file.test.ts
 * Goes when: the parser takes a limit for what it unpacks and tells of each object that it reads. The maintained fork,
 *   @cantoo/pdf-lib 2.11.1, does neither: the same two parsers and `assign` would be overwritten, with five more packages in
 *   the thread.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { createInflate, inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFXRefStreamParser,
} from 'pdf-lib/dist/pdf-lib.js'

/*
 * Looks into one PDF, in a thread of its own: the parser keeps every name and number that it has read for as long as its thread
 * lives. Node runs this as it is, so it imports nothing of the project. The library as one file is there in half the time of its
 * two hundred, which every PDF takes anew.
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
/** Kinds of actions that count wherever their name stands, also in what the parser does not reach. */
const runningActions = new Set(['JavaScript', 'Launch', 'SubmitForm', 'ImportData'])
/** Of one stream with objects, unpacked, and of all of them together, in bytes. */
const largestObjectStream = 20_000_000
const mostObjectBytes = 60_000_000
/** Of one other stream, and of all of them together: a page of a scanner is 104 MB of points, and packed it is most often less. */
const largestStream = 150_000_000
const mostStreamBytes = 600_000_000
/** More than any program writes into 5 MB. */
const mostObjects = 100_000
/** Numbers of objects may have gaps, where others were deleted. */
const mostClaimed = 2_000_000
/** Only a picture that is written in digits and not packed has more in a row. */
const mostDigits = 4_000

let isActive = false
let isExhausting = false
let objectStreams = 0
let objectBytes = 0
let objects = 0
/** What the document opens with, wherever that was said, and the objects that were ever an action other than going to a page. */
const openings: PDFObject[] = []
const leavingActions = new Set<string>()
const packedStreams: PDFRawStream[] = []

function exhaust(): never {
  isExhausting = true
  throw new Error('More than any document is')
}

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
    if (object instanceof PDFRawStream) noteStream(object)
  } else if (object instanceof PDFArray) for (const part of object.asArray()) look(part)
}

function lookAtEntries(dict: PDFDict): void {
  for (const [key, value] of dict.entries()) {
    const name = textOf(key)
    if (forbiddenKeys.has(name)) isActive = true
    if (name === 'OpenAction') openings.push(value)
    // An action is an object and seen as one; anything else that opens with the document is a place in it.
    if (['S', 'Subtype', 'Type'].includes(name) && value instanceof PDFName && forbiddenKinds.has(textOf(value)))
      isActive = true
    look(value)
  }
}

/** An action that shows nothing of the document: a page of the network, or more of them in a row. */
function isLeavingAction(object: PDFObject): boolean {
  if (!(object instanceof PDFDict)) return false
  const kind = object.get(PDFName.of('S'))
  // A kind that stands elsewhere is followed by readers, and by no program that writes documents.
  const isPlace = kind === undefined || (kind instanceof PDFName && textOf(kind) === 'GoTo')
  return !isPlace || object.has(PDFName.of('Next'))
}

/** The names of what a stream was packed with, outermost first. */
function filtersOf(stream: PDFRawStream): string[] {
  const filter = stream.dict.get(PDFName.of('Filter')) ?? stream.dict.get(PDFName.of('F'))
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter]
  return filters.map((one) => (one instanceof PDFName ? textOf(one) : '?'))
}

function noteStream(stream: PDFRawStream): void {
  const filters = filtersOf(stream)
  const packings = filters.filter((name) =>
    ['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL'].includes(name),
  )
  // No program packs what is packed; each time multiplies what comes out by a thousand.
  if (packings.length > 1 || filters.length > 3) isExhausting = true
  if (filters[0] === 'FlateDecode' || filters[0] === 'Fl') packedStreams.push(stream)
}

/** Unpacks every stream to its end, and keeps nothing of it. A stream that is torn ends where it is: readers do the same. */
async function areStreamsBounded(): Promise<boolean> {
  let all = 0
  for (const { contents } of packedStreams) {
    let unpacked = 0
    const inflate = createInflate()
    inflate.end(contents)
    try {
      for await (const chunk of inflate) {
        unpacked += Buffer.from(chunk).length
        if (unpacked > largestStream || all + unpacked > mostStreamBytes) return false
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error
    }
    all += unpacked
  }
  return true
}

/** Refuses streams of objects that are packed twice or become huge, before the parser unpacks them without a limit. */
function checkSize(stream: PDFRawStream): void {
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  if (only === undefined) return
  if (!(only instanceof PDFName) || textOf(only) !== 'FlateDecode') throw new Error('Unusual packing')
  try {
    objectBytes += inflateSync(stream.contents, { maxOutputLength: largestObjectStream }).length
  } catch (error) {
    isExhausting ||= error instanceof RangeError
    throw error
  }
  if (objectBytes > mostObjectBytes) exhaust()
}

/** The parser makes an entry for each object that a table claims to have, also when it ends before. */
function checkTable(stream: PDFRawStream): void {
  const index = stream.dict.get(PDFName.of('Index'))
  const claimed = [stream.dict.get(PDFName.of('Size')), ...(index instanceof PDFArray ? index.asArray() : [])]
  if (claimed.some((count) => count instanceof PDFNumber && count.asNumber() > mostClaimed)) exhaust()
}

/** Whether there is a number that no document has: the parser reads it anew from each of its digits. */
function hasEndlessNumber(content: Buffer): boolean {
  let digits = 0
  for (const byte of content) {
    digits = byte >= 0x30 && byte <= 0x39 ? digits + 1 : 0
    if (digits > mostDigits) return true
  }
  return false
}

// Each object is looked at when it is found, because a later one of the same number takes its place in the document, though a
// reader may still follow the table to the first.
const assign = PDFContext.prototype.assign
PDFContext.prototype.assign = function lookAndAssign(ref, object) {
  objects += 1
  if (objects > mostObjects) exhaust()
  look(object)
  if (isLeavingAction(object)) leavingActions.add(ref.tag)
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
  checkTable(stream)
  return forTable(stream)
}

async function inspect(content: Buffer): Promise<'sound' | 'active' | 'locked' | 'damaged' | 'tooComplex'> {
  if (hasEndlessNumber(content)) return 'tooComplex'
  const text = content
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  for (const [, kind = ''] of text.matchAll(/\/S\s*\/([A-Za-z]+)/g)) if (runningActions.has(kind)) return 'active'
  try {
    const document = await PDFDocument.load(content, { throwOnInvalidObject: true, updateMetadata: false })
    if (document.getPageCount() === 0) return 'damaged'
  } catch (error) {
    if (isActive) return 'active'
    if (isExhausting) return 'tooComplex'
    // The class of the error cannot be asked for: the library is compiled to what knows no classes of errors.
    return String(error).includes('is encrypted') ? 'locked' : 'damaged'
  }
  const leaves = openings.some((value) =>
    value instanceof PDFRef ? leavingActions.has(value.tag) : isLeavingAction(value),
  )
  if (isActive || leaves) return 'active'
  // Objects inside of what the parser took for something else.
  if ((text.match(/\/ObjStm\b/g) ?? []).length > objectStreams) return 'damaged'
  return !isExhausting && (await areStreamsBounded()) ? 'sound' : 'tooComplex'
}

parentPort?.postMessage(await inspect(Buffer.from(workerData)))
