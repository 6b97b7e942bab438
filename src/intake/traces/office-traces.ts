import { mostUnpackedOfPost } from '@/src/submissions/files/inspect-file'
import { readArchive } from '@/src/submissions/files/inspection/read-archive'
import { readXml, type XmlListener } from '@/src/submissions/files/inspection/read-xml'
import { readJpegTraces, readPngTraces } from './picture-traces'
import { readWhole } from './strip-office'
import { type Trace, toTrace } from './trace'

/** By the names of elements as `readXml` gives them: small, and without their prefixes. */
const kindByElement: ReadonlyMap<string, Trace['kind']> = new Map<string, Trace['kind']>([
  ['creator', 'author'],
  ['lastmodifiedby', 'author'],
  ['initial-creator', 'author'],
  ['printed-by', 'author'],
  ['company', 'company'],
  ['manager', 'author'],
  ['application', 'program'],
  ['generator', 'program'],
  ['created', 'moment'],
  ['modified', 'moment'],
  ['creation-date', 'moment'],
])
const metadataParts = /^(?:docProps\/[^/]+\.xml|meta\.xml)$/
/** Where who changed and commented what is written into the text itself, or the place where it was saved. */
const authoredParts =
  /^(?:word\/[^/]+\.xml|xl\/(?:workbook\.xml|comments.*\.xml|(?:persons|pivotCache|threadedComments)\/.*\.xml)|(?:content|settings)\.xml)$/
const signatureParts = /^(?:_xmlsignatures\/.*\.xml|META-INF\/.*signatures\.xml)$/
const printerParts = /(?:^|\/)printerSettings\/[^/]+\.bin$/i
const nameAttributes = new Set(['author', 'displayname', 'refreshedby', 'username'])
const authorElements = new Set(['author', 'creator'])
const formerElements = new Set(['del', 'movefrom', 'deletion'])

/**
 * What a document of Word, Excel or LibreOffice says of who wrote it.
 *
 * @throws Refused when it is no such document; those that come here were inspected before.
 */
export async function readOfficeTraces(content: Buffer): Promise<Trace[]> {
  const traces: Trace[] = []
  for (const part of await readArchive(content, mostUnpackedOfPost)) {
    const { name, read } = part
    if (metadataParts.test(name)) await readXml(read(), toMetadataListener(traces))
    else if (authoredParts.test(name)) await readXml(read(), toAuthorListener(traces))
    else if (signatureParts.test(name)) traces.push(...toTrace('signature', name))
    else if (printerParts.test(name)) traces.push(...toTrace('device', readPrinter(await readWhole(part)) || name))
    else if (/\.jpe?g$/i.test(name)) traces.push(...readJpegTraces(await readWhole(part)))
    else if (/\.png$/i.test(name) && !name.startsWith('Thumbnails/'))
      traces.push(...readPngTraces(await readWhole(part)))
  }
  return traces
}

/** The settings of a printer begin with its name. */
function readPrinter(content: Buffer): string {
  return content.toString('utf16le', 0, Math.min(64, content.length)).split('\0')[0] ?? ''
}

function toMetadataListener(traces: Trace[]): XmlListener {
  return {
    opened: () => undefined,
    text: (text, element) => {
      const kind = kindByElement.get(element)
      if (kind) traces.push(...toTrace(kind, text))
    },
  }
}

/** A name stands at every change that its bearer made: each is told once. */
function toAuthorListener(traces: Trace[]): XmlListener {
  const told = new Set<string>()
  const note = (kind: Trace['kind'], value: string) => {
    if (told.has(`${kind} ${value}`)) return
    told.add(`${kind} ${value}`)
    traces.push(...toTrace(kind, value))
  }
  let isPrinter = false
  return {
    opened: ({ name: element, attributes }) => {
      for (const [name, value] of attributes) {
        if (nameAttributes.has(name)) note('comments', value)
        if (element === 'abspath' && name === 'url') note('place', value)
      }
      isPrinter = element === 'config-item' && attributes.some(([, value]) => value === 'PrinterName')
      if (formerElements.has(element)) note('deleted', '✓')
    },
    text: (text, element) => {
      if (authorElements.has(element)) note('comments', text)
      if (isPrinter && element === 'config-item') note('device', text)
    },
  }
}
