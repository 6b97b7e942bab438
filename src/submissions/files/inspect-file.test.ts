import { type PDFContext, PDFName, type PDFObject, type PDFRef, PDFString } from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fileTricks } from '@/tests/cases/file-tricks'
import { hostileFiles } from '@/tests/cases/hostile-files'
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

  it('that is a document with a link is taken', async () => {
    const link =
      '<Relationships><Relationship Id="a" Type="http://x/hyperlink" Target="http://bcs.example/" TargetMode="External"/></Relationships>'
    expect(await judge('letter.docx', makeDocx([{ name: 'word/_rels/document.xml.rels', content: link }]))).toBeNull()
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

describe('a file that must not be taken', () => {
  it.each([...fileTricks, ...hostileFiles])('%s is judged', async (_what, name, make, objections) => {
    expect(objections).toContain(await judge(name, await make()))
  })

  it.each<[string, (context: PDFContext, page: PDFRef) => PDFObject]>([
    ['an address', (context) => context.obj({ S: 'URI', URI: PDFString.of('https://evil.example/') })],
    [
      'an address, elsewhere',
      (context) => context.register(context.obj({ S: 'URI', URI: PDFString.of('https://a.ao') })),
    ],
    [
      'an address whose kind stands elsewhere',
      (context) => context.obj({ S: context.register(PDFName.of('URI')), URI: PDFString.of('https://evil.example/') }),
    ],
    [
      'its page and an address after it',
      (context, page) =>
        context.obj({ S: 'GoTo', D: [page, 'Fit'], Next: { S: 'URI', URI: PDFString.of('https://evil.example/') } }),
    ],
    ['a page of another document', (context) => context.obj({ S: 'GoToR', F: PDFString.of('\\\\evil\\a.pdf') })],
    ['a name of the reader', (context) => context.obj({ S: 'Named', N: 'Print' })],
  ])('a PDF that opens with %s is refused', async (_what, make) => {
    const content = await makePdf(({ document, context }) => {
      document.catalog.set(PDFName.of('OpenAction'), make(context, document.getPage(0).ref))
    })
    expect(await judge('cv.pdf', content)).toBe('active')
  })

  it('a kind that the field does not take is refused', async () => {
    const file = { name: 'letter.docx', content: makeDocx(), keepsOriginal: false, clamd: undefined }
    expect(await inspectFile({ ...file, kinds: ['pdf', 'png', 'jpg'] })).toEqual({ objection: 'notAccepted' })
  })

  it('is told so in both languages', () => {
    expect(toFileObjectionText('active', 'pt')).toContain('macros')
    expect(toFileObjectionText('active', 'en')).toContain('macros')
  })
})
