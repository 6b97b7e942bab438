import { PDFDocument } from 'pdf-lib'
import { mostUnpackedOfPost } from '@/src/submissions/files/inspect-file'
import { readArchive } from '@/src/submissions/files/inspection/read-archive'
import { readXml, type XmlListener } from '@/src/submissions/files/inspection/read-xml'
import { type Trace, toTrace } from './trace'

/** What a PDF says of who wrote it. */
export async function readPdfTraces(content: Buffer): Promise<Trace[]> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: false })
  return [
    ...toTrace('author', pdf.getAuthor()),
    ...toTrace('program', pdf.getCreator()),
    ...toTrace('program', pdf.getProducer()),
    ...toTrace('moment', pdf.getCreationDate()?.toISOString().slice(0, 16)),
    ...toTrace('moment', pdf.getModificationDate()?.toISOString().slice(0, 16)),
  ]
}

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
/** Where who changed and commented what is written into the text itself. */
const authoredParts =
  /^(?:word\/(?:document|comments|people)[^/]*\.xml|xl\/(?:comments|persons\/).*\.xml|content\.xml)$/
const authorAttributes = new Set(['author', 'displayname'])
const authorElements = new Set(['author', 'creator'])
/**
 * What a document of Word, Excel or LibreOffice says of who wrote it.
 *
 * @throws Refused when it is no such document; those that come here were inspected before.
 */
export async function readOfficeTraces(content: Buffer): Promise<Trace[]> {
  const traces: Trace[] = []
  for (const { name, read } of await readArchive(content, mostUnpackedOfPost)) {
    if (metadataParts.test(name)) await readXml(read(), toMetadataListener(traces))
    else if (authoredParts.test(name)) await readXml(read(), toAuthorListener(traces))
  }
  return traces
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
  const names = new Set<string>()
  const note = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    traces.push(...toTrace('comments', name))
  }
  return {
    opened: ({ attributes }) => {
      for (const [name, value] of attributes) if (authorAttributes.has(name)) note(value)
    },
    text: (text, element) => {
      if (authorElements.has(element)) note(text)
    },
  }
}
