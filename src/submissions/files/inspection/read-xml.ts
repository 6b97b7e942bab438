import { SaxesParser } from 'saxes'
import { Refused } from './refused'

/** An element of XML as it opens. Names are small and without their prefixes, which a writer may choose. */
export type XmlElement = {
  name: string
  attributes: readonly (readonly [name: string, value: string])[]
  /** The element that it stands in; empty for the outermost. */
  parent: string
}

/** What is said of XML while it is read. */
export type XmlListener = {
  opened: (element: XmlElement) => void
  /** The text that stands directly in an element, at its end; of long texts the beginning. A comment in between hides no word. */
  text: (text: string, element: string) => void
}

/** Deeper than any program nests what people write. */
const mostDepth = 256
/** Of one element; the richest that Word and Excel write have about 40. */
const mostAttributes = 300
/** Signs of a text that are handed on; the longest formula of Excel has 8 192. */
export const longestText = 20_000

const encodings = new Set(['utf-8', 'utf-16', 'us-ascii'])

/**
 * Reads XML from one end to the other, each byte once, and holds no more of it than the elements that are open.
 *
 * @throws Refused when it is not well formed, declares entities or types of its own, or is nested as no document is.
 */
export async function readXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const parser = openParser(listener)
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
      parser.write(decoder.decode(chunk, { stream: true }))
    }
    parser.write(decoder?.decode() ?? '').close()
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged')
  }
}

/** By its first bytes, as every reader of XML decides; a declaration within may only confirm it. */
function encodingOf(start: Buffer): string {
  const mark = start.subarray(0, 2).toString('latin1')
  if (mark === '\u00ff\u00fe' || mark === '<\u0000') return 'utf-16le'
  return mark === '\u00fe\u00ff' || mark === '\u0000<' ? 'utf-16be' : 'utf-8'
}

type OpenElement = { name: string; text: string; attributes: number }

function openParser(listener: XmlListener): SaxesParser {
  const parser = new SaxesParser({ position: false })
  const open: OpenElement[] = []
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text.slice(0, longestText - element.text.length)
  }
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !encodings.has(encoding.toLowerCase())) throw new Refused('damaged')
  })
  // Entities and types are declared here. No writer of documents does it.
  parser.on('doctype', () => {
    throw new Refused('active')
  })
  parser.on('opentagstart', ({ name }) => {
    if (open.length >= mostDepth) throw new Refused('tooComplex')
    open.push({ name: plainName(name), text: '', attributes: 0 })
  })
  // Counted as they come: an element is not complete before its last attribute.
  parser.on('attribute', () => {
    const element = open.at(-1)
    if (element && ++element.attributes > mostAttributes) throw new Refused('tooComplex')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const named = Object.entries(attributes).map(([key, value]) => [plainName(key), value] as const)
    listener.opened({ name: plainName(name), attributes: named, parent: open.at(-2)?.name ?? '' })
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element?.text) listener.text(element.text, element.name)
  })
  return parser
}

function plainName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}
