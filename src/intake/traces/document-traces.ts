import { PDFDocument } from 'pdf-lib'
import { fromBufferPromise } from 'yauzl'
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

const elements: readonly [name: string, kind: Trace['kind']][] = [
  ['dc:creator', 'author'],
  ['cp:lastModifiedBy', 'author'],
  ['meta:initial-creator', 'author'],
  ['meta:printed-by', 'author'],
  ['Company', 'company'],
  ['Manager', 'author'],
  ['Application', 'program'],
  ['meta:generator', 'program'],
  ['dcterms:created', 'moment'],
  ['dcterms:modified', 'moment'],
  ['meta:creation-date', 'moment'],
]
const metadataParts = /^(?:docProps\/[^/]+\.xml|meta\.xml)$/
/** Where who changed and commented what is written into the text itself. */
const authoredParts =
  /^(?:word\/(?:document|comments|people)[^/]*\.xml|xl\/(?:comments|persons\/).*\.xml|content\.xml)$/
const largestRead = 2_000_000

/** What a document of Word, Excel or LibreOffice says of who wrote it. The archive was judged before. */
export async function readOfficeTraces(content: Buffer): Promise<Trace[]> {
  const archive = await fromBufferPromise(content)
  const traces: Trace[] = []
  for await (const entry of archive.eachEntry()) {
    const isMetadata = metadataParts.test(entry.fileName)
    if (!isMetadata && !authoredParts.test(entry.fileName)) continue
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      const bytes = Buffer.from(chunk)
      length += bytes.length
      if (length <= largestRead) chunks.push(bytes)
    }
    const text = Buffer.concat(chunks).toString('utf8')
    traces.push(...(isMetadata ? ofElements(text) : ofAuthors(text)))
  }
  return traces
}

function ofElements(xml: string): Trace[] {
  return elements.flatMap(([name, kind]) => toTrace(kind, new RegExp(`<${name}[^>]*>([^<]*)<`).exec(xml)?.[1]))
}

function ofAuthors(xml: string): Trace[] {
  const names = [...xml.matchAll(/(?:w:author|displayName)="([^"]*)"|<dc:creator>([^<]*)</g)].map(
    ([, one, two]) => one ?? two,
  )
  return [...new Set(names)].flatMap((name) => toTrace('comments', name))
}
