import { deflateSync } from 'node:zlib'
import { PDFName, PDFString } from 'pdf-lib'
import { makePdf } from '../support/make-files'
import type { FileTrick } from './file-trick'

/** PDFs that are made to use up time or memory, or to lead elsewhere. */

/** A sound PDF with more objects before its table. */
async function withObjects(...objects: readonly (string | Buffer)[]): Promise<Buffer> {
  const [start = '', end = ''] = (await makePdf()).toString('latin1').split('xref\n')
  const bytes = objects.map((object) => Buffer.from(object))
  return Buffer.concat([Buffer.from(start, 'latin1'), ...bytes, Buffer.from(`xref\n${end}`, 'latin1')])
}

function stream(number: number, entries: string, content: Buffer): Buffer {
  const head = `${number} 0 obj\n<< ${entries} /Length ${content.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), content, Buffer.from('\nendstream\nendobj\n', 'latin1')])
}

const zeros = (length: number) => deflateSync(Buffer.alloc(length))
const object = (number: number, content: string) => `${number} 0 obj\n${content}\nendobj\n`

const exhausting: readonly FileTrick[] = [
  [
    'with a stream of 200 MB',
    'cv.pdf',
    () => withObjects(stream(900, '/Filter /FlateDecode', zeros(200_000_000))),
    ['tooComplex'],
  ],
  [
    'with seven streams of 100 MB',
    'cv.pdf',
    () => {
      const packed = zeros(100_000_000)
      return withObjects(
        ...Array.from({ length: 7 }, (_, index) => stream(900 + index, '/Filter /FlateDecode', packed)),
      )
    },
    ['tooComplex'],
  ],
  [
    'with a stream that is packed three times',
    'cv.pdf',
    () =>
      withObjects(
        stream(900, '/Filter [/FlateDecode /FlateDecode /FlateDecode]', deflateSync(deflateSync(zeros(50_000_000)))),
      ),
    ['tooComplex'],
  ],
  [
    'with 200 000 objects',
    'cv.pdf',
    () => withObjects(Array.from({ length: 200_000 }, (_, index) => `${index + 100} 0 obj 1 endobj\n`).join('')),
    ['tooComplex'],
  ],
  [
    'with 60 000 names',
    'cv.pdf',
    () => withObjects(object(900, `[${Array.from({ length: 60_000 }, (_, index) => `/N${index}`).join('')}]`)),
    [null],
  ],
  [
    'with lists in lists, 200 000 deep',
    'cv.pdf',
    () => withObjects(object(900, `${'['.repeat(200_000)}${']'.repeat(200_000)}`)),
    ['damaged', 'tooComplex'],
  ],
  [
    'with entries in entries, 100 000 deep',
    'cv.pdf',
    () => withObjects(object(900, `${'<< /A '.repeat(100_000)}1${' >>'.repeat(100_000)}`)),
    ['damaged', 'tooComplex'],
  ],
  [
    'with a number of 4 million digits',
    'cv.pdf',
    () => withObjects(`x${'1'.repeat(4_000_000)}\n`),
    ['damaged', 'tooComplex'],
  ],
  [
    'with 150 000 streams that never end',
    'cv.pdf',
    () => withObjects('900 0 obj << >> stream\n'.repeat(150_000)),
    ['damaged', 'tooComplex'],
  ],
  [
    'whose pages are their own children',
    'cv.pdf',
    () =>
      makePdf(({ document, context }) => {
        const pages = document.catalog.get(PDFName.of('Pages'))
        if (pages) document.catalog.Pages().set(PDFName.of('Kids'), context.obj([pages]))
      }),
    ['damaged', 'tooComplex'],
  ],
  [
    'whose tables name each other',
    'cv.pdf',
    async () =>
      Buffer.from((await makePdf()).toString('latin1').replace(/trailer\s*<</, 'trailer\n<< /Prev 20'), 'latin1'),
    [null, 'damaged'],
  ],
  [
    'with a table for a thousand million objects',
    'cv.pdf',
    () => withObjects(stream(900, '/Type /XRef /Size 1000000000 /W [1 2 1] /Filter /FlateDecode', zeros(1_000))),
    ['damaged', 'tooComplex'],
  ],
]

const leading: readonly FileTrick[] = [
  [
    'that opens a page of the network',
    'cv.pdf',
    () =>
      makePdf(({ document, context }) =>
        document.catalog.set(
          PDFName.of('OpenAction'),
          context.obj({ S: 'URI', URI: PDFString.of('http://evil.example/') }),
        ),
      ),
    ['active'],
  ],
  [
    'that opens a page of the network, by reference and packed',
    'cv.pdf',
    () =>
      makePdf(
        ({ document, context }) =>
          document.catalog.set(
            PDFName.of('OpenAction'),
            context.register(context.obj({ S: 'URI', URI: PDFString.of('http://evil.example/') })),
          ),
        { packed: true },
      ),
    ['active'],
  ],
  [
    'that opens itself, and then a page of the network',
    'cv.pdf',
    () =>
      makePdf(({ document, context }) =>
        document.catalog.set(
          PDFName.of('OpenAction'),
          context.obj({ S: 'GoTo', D: [], Next: { S: 'URI', URI: PDFString.of('http://evil.example/') } }),
        ),
      ),
    ['active'],
  ],
  [
    'that leads into a file of another machine',
    'cv.pdf',
    () => makePdf(({ context }) => void context.register(context.obj({ S: 'GoToR', F: PDFString.of('\\\\evil\\a') }))),
    ['active'],
  ],
]

export const hostilePdfs: readonly FileTrick[] = [...exhausting, ...leading].map(
  ([what, name, make, objections]): FileTrick => [`a PDF ${what}`, name, make, objections],
)
