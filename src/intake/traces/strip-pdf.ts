import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFStream } from 'pdf-lib'
import { stripJpeg } from './strip-picture'

/** What programs note beside what is seen: when and with what, properties, their own data. */
const tellingKeys = ['Metadata', 'PieceInfo', 'LastModified', 'CreatorInfo', 'CreationDate', 'ModDate', 'SpiderInfo']
/** What a note on a page says of its author. */
const authorKeys = ['T', 'M', 'NM']

/**
 * A PDF written anew, of what its pages show alone: earlier versions, properties and the names at notes are not in it.
 *
 * @returns null when something is in it of which nobody can say that: a signature, or a picture that cannot be taken apart.
 */
export async function stripPdf(content: Buffer): Promise<Buffer | null> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: true })
  const { context } = pdf
  // What names when it was made, by which program, and which file it was.
  delete context.trailerInfo.Info
  delete context.trailerInfo.ID
  const reached = new Map<string, PDFRef>()
  const waiting: PDFObject[] = context.trailerInfo.Root ? [context.trailerInfo.Root] : []
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object.tag)) continue
      reached.set(object.tag, object)
      const found = context.lookup(object)
      const kept = found instanceof PDFRawStream ? stripStream(found) : found
      if (kept === null) return null
      if (!kept) continue
      context.assign(object, kept)
      waiting.push(kept)
    } else if (object instanceof PDFArray) waiting.push(...object.asArray())
    else {
      const dict = object instanceof PDFStream ? object.dict : object
      if (!(dict instanceof PDFDict)) continue
      if (isSignature(dict)) return null
      stripDict(dict)
      waiting.push(...dict.values())
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref.tag)) context.delete(ref)
  return Buffer.from(await pdf.save({ updateFieldAppearances: false }))
}

const nameOf = (dict: PDFDict, key: string) => {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : ''
}

/** Whether it is what somebody signed, or the field for it: their certificate is within, and their name on the page. */
export function isSignature(dict: PDFDict): boolean {
  return dict.has(PDFName.of('ByteRange')) || nameOf(dict, 'FT') === 'Sig'
}

/** Whether it is a note that somebody put on a page, and no field of a form. */
export function isNote(dict: PDFDict): boolean {
  const kind = nameOf(dict, 'Subtype')
  return dict.has(PDFName.of('Rect')) && kind !== '' && kind !== 'Widget'
}

function stripDict(dict: PDFDict): void {
  const keys = isNote(dict) ? [...tellingKeys, ...authorKeys] : tellingKeys
  for (const key of keys) dict.delete(PDFName.of(key))
}

/** A stream with its picture taken apart, when it is one of a camera. */
function stripStream(stream: PDFRawStream): PDFRawStream | null {
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  const filters = (filter instanceof PDFArray ? filter.asArray() : [filter]).map((one) =>
    one instanceof PDFName ? one.decodeText() : '',
  )
  // JPEG 2000 has boxes of its own for what cameras note.
  if (filters.includes('JPXDecode')) return null
  if (!filters.includes('DCTDecode')) return stream
  const content = filters.length === 1 ? stripJpeg(Buffer.from(stream.contents)) : null
  return content && PDFRawStream.of(stream.dict, content)
}
