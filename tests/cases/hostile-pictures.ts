import sharp from 'sharp'
import { makeClaimedPng, makePngWith } from '../support/make-files'
import type { FileTrick } from './file-trick'

/** Pictures that are made to use up time or memory, or that are of a kind which no form takes. */

const paint = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#126' } })

/** A film of a thousand pictures that weighs a few kilobytes. */
function makeFilm(format: 'webp' | 'gif'): Promise<Buffer> {
  const [side, count] = [16, 1_000]
  const points = Buffer.alloc(side * side * count * 3)
  // Equal ones would be stored as one.
  const size = side * side * 3
  for (let index = 0; index < count; index++) points.fill(index % 2 === 0 ? 0 : 200, index * size, (index + 1) * size)
  const raw = { width: side, height: side * count, channels: 3, pageHeight: side } as const
  return sharp(points, { raw }).toFormat(format).toBuffer()
}

/** The head of a JPEG that says it is of the largest measures there are, and its first line. */
async function makeClaimedJpeg(): Promise<Buffer> {
  const photo = await paint(64, 64).jpeg().toBuffer()
  const measures = photo.indexOf(Buffer.from([0xff, 0xc0])) + 5
  photo.writeUInt16BE(65_500, measures)
  photo.writeUInt16BE(65_500, measures + 2)
  return photo
}

/** One of the layers of a picture that comes into focus, five hundred times. */
async function makeLayers(): Promise<Buffer> {
  const photo = await paint(4_000, 4_000).jpeg({ progressive: true }).toBuffer()
  const end = photo.length - 2
  const last = photo.subarray(photo.lastIndexOf(Buffer.from([0xff, 0xda])), end)
  return Buffer.concat([photo.subarray(0, end), ...Array.from({ length: 500 }, () => last), photo.subarray(end)])
}

/** The head of an AVIF that says it is of more points each way than any memory holds. */
async function makeClaimedAvif(): Promise<Buffer> {
  const photo = await paint(64, 64).avif({ effort: 0 }).toBuffer()
  const measures = findMark(photo, 'ispe') + 8
  photo.writeUInt32BE(0x7fffffff, measures)
  photo.writeUInt32BE(0x7fffffff, measures + 4)
  return photo
}

/** A film of a thousand pictures on a canvas of the largest measures there are. */
async function makeClaimedFilm(): Promise<Buffer> {
  const film = await makeFilm('webp')
  const measures = findMark(film, 'VP8X') + 12
  film.writeUIntLE(0xffffff, measures, 3)
  film.writeUIntLE(0xffffff, measures + 3, 3)
  return film
}

function findMark(picture: Buffer, mark: string): number {
  const at = picture.indexOf(mark)
  if (at < 0) throw new Error(`The picture has no ${mark}`)
  return at
}

const pictures: readonly FileTrick[] = [
  ['of 30 000 points each way', 'photo.png', () => makeClaimedPng(30_000, 30_000), ['tooManyPixels']],
  [
    'of two thousand million points each way',
    'photo.png',
    () => makeClaimedPng(0x7fffffff, 0x7fffffff),
    ['tooManyPixels', 'damaged'],
  ],
  ['that says it is of 65 500 points each way', 'photo.jpg', makeClaimedJpeg, ['tooManyPixels']],
  ['of five hundred layers', 'photo.jpg', makeLayers, ['damaged', 'tooComplex']],
  [
    'of 49 million points in one colour',
    'photo.jpg',
    () => paint(7_000, 7_000).jpeg({ progressive: true }).toBuffer(),
    [null],
  ],
  ['of 50 000 points in one line', 'photo.png', () => paint(50_000, 1_000).png().toBuffer(), [null]],
  ['with a note that becomes 60 MB', 'photo.png', () => makePngWith('zTXt', 60_000_000), [null, 'damaged']],
  [
    'with a profile of colours that becomes 60 MB',
    'photo.png',
    () => makePngWith('iCCP', 60_000_000),
    [null, 'damaged'],
  ],
  ['of a kind for films, by its name a photograph', 'photo.jpg', () => makeFilm('webp'), ['disguised']],
  ['of the oldest kind for films', 'photo.png', () => makeFilm('gif'), ['disguised']],
  [
    'of the newest kind, of 12 million points',
    'photo.jpg',
    () => paint(4_000, 3_000).avif({ effort: 0 }).toBuffer(),
    ['disguised'],
  ],
  ['of the newest kind that says it is huge', 'photo.avif', makeClaimedAvif, ['notAccepted']],
  ['of the newest kind that says it is huge, by its name a photograph', 'photo.jpg', makeClaimedAvif, ['disguised']],
  ['of a kind for films on a huge canvas', 'photo.webp', makeClaimedFilm, ['notAccepted']],
  ['of a kind for films on a huge canvas, by its name a photograph', 'photo.png', makeClaimedFilm, ['disguised']],
  ['of a kind for printers', 'photo.png', () => paint(100, 100).tiff().toBuffer(), ['disguised']],
]

export const hostilePictures: readonly FileTrick[] = pictures.map(
  ([what, name, make, objections]): FileTrick => [`a picture ${what}`, name, make, objections],
)
