/**
 * Draws the site's icons from the bank's mark: the browser tab's, the phone's home screen's, the installed site's, and the
 * picture that links show until they have one of their own.
 *
 *   node scripts/run.mjs scripts/make-site-icons.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { bankName } from '../src/country/bank'
import { pictureSize } from '../src/link-pictures/link-picture'
import { capitals, drawText, measureText } from '../src/ui/lettering/draw-text'
import { chooseBand } from '../src/ui/sona/choose-band'
import { drawFigure } from '../src/ui/sona/draw-figure'
import { mark, markWeight } from '../src/ui/sona/mark'
import { toDotsPath } from '../src/ui/sona/to-dots-path'
import { themeColors } from '../src/ui/theme-colors'

/** The icon is a square of this many units, those of the mark's view box. */
const side = 120

/** Heavier than in the wordmark: a tab shows the mark twelve pixels high. */
const weight = { line: 9, dots: 12.5 }

/** How round the corners of the surface are and how high the mark stands on it, in units. */
type IconShape = { corner: number; markHeight: number }

const shapes = {
  /** Its own shape, on whatever surface there is. */
  tab: { corner: 28, markHeight: 100 },
  /** The phone rounds the corners. */
  homeScreen: { corner: 0, markHeight: 76 },
  /**
   * The phone cuts any shape it likes out of it. What must be seen lies in a circle of four fifths of the side.
   * @see https://www.w3.org/TR/appmanifest/#icon-masks
   */
  maskable: { corner: 0, markHeight: 64 },
} as const satisfies Record<string, IconShape>

const pngs = [
  { file: 'icon-192.png', pixels: 192, shape: shapes.tab },
  { file: 'icon-512.png', pixels: 512, shape: shapes.tab },
  { file: 'icon-maskable-192.png', pixels: 192, shape: shapes.maskable },
  { file: 'icon-maskable-512.png', pixels: 512, shape: shapes.maskable },
  { file: 'apple-touch-icon.png', pixels: 180, shape: shapes.homeScreen },
] as const

const tabSizes = [16, 32, 48] as const

type Paint = { surface: string; line: string; dots: string }

const paints: { light: Paint; dark: Paint } = {
  light: { surface: themeColors.deep.light, line: themeColors['on-deep'].light, dots: themeColors.sun.dark },
  // A dark tab strip would swallow the deep surface.
  dark: { surface: themeColors['on-deep-soft'].light, line: themeColors.deep.light, dots: themeColors.accent.light },
}

function toRules({ surface, line, dots }: Paint): string {
  return `rect{fill:${surface}}path{stroke:${line}}.dots{stroke:${dots}}`
}

function drawIcon({ corner, markHeight }: IconShape): string {
  const scale = markHeight / mark.height
  const [left, top] = [(side - mark.width * scale) / 2, (side - markHeight) / 2]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<style>path{fill:none;stroke-width:${weight.line};stroke-linecap:round;stroke-linejoin:round}`,
    `.dots{stroke-width:${weight.dots}}${toRules(paints.light)}`,
    `@media (prefers-color-scheme:dark){${toRules(paints.dark)}}</style>`,
    `<rect width="${side}" height="${side}" rx="${corner}"/>`,
    `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})">`,
    `<path d="${mark.path}"/><path class="dots" d="${toDotsPath(mark.dots)}"/></g></svg>`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

async function makePng(shape: IconShape, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(drawIcon(shape)), { density: (72 * pixels) / side })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/**
 * An icon file for browsers that ask for /favicon.ico: a directory of pictures, then the pictures as PNG.
 *
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
async function makeIco(): Promise<Buffer> {
  const pictures = await Promise.all(tabSizes.map((pixels) => makePng(shapes.tab, pixels)))
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(tabSizes[index] ?? 0, entry)
    head.writeUInt8(tabSizes[index] ?? 0, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

/** What links show until a page's own picture is made: the bank's sign over a band. */
async function makeBankPicture(): Promise<Buffer> {
  const { width, height } = pictureSize
  const { surface, line, dots } = paints.light
  const markHeight = 190
  const size = markHeight
  const gap = 40
  const left = (width - markHeight - gap - measureText({ text: bankName, size })) / 2
  const top = 165
  const band = drawFigure(chooseBand({ seed: 'footer', columns: 27, rows: 2 }))
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="${width}" height="${height}" fill="${surface}"/>`,
    `<g transform="translate(${round(left)} ${top}) scale(${round(markHeight / mark.height)})">`,
    `<path stroke="${line}" stroke-width="${markWeight.line}" d="${mark.path}"/>`,
    `<path stroke="${dots}" stroke-width="${markWeight.dots}" d="${toDotsPath(mark.dots)}"/></g>`,
    `<path fill="${line}" d="${drawText({ text: bankName, size, x: left + markHeight + gap, y: top + markHeight / 2 + (capitals * size) / 2 })}"/>`,
    `<g transform="translate(0 ${height - 160}) scale(${round(width / band.width)})" stroke="${themeColors.sun.light}">`,
    `<path stroke-width="5" d="${band.path}"/>`,
    `<path stroke="${themeColors.accent.dark}" stroke-width="8" d="${toDotsPath(band.dots)}"/></g></svg>`,
  ].join('')
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 48, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/** Writes every icon into a folder. */
export async function makeSiteIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'favicon.svg'), `${drawIcon(shapes.tab)}\n`)
  await writeFile(join(folder, 'favicon.ico'), await makeIco())
  await writeFile(join(folder, 'link-picture.png'), await makeBankPicture())
  for (const { file, pixels, shape } of pngs) await writeFile(join(folder, file), await makePng(shape, pixels))
}

if (import.meta.main) {
  await makeSiteIcons('site/public').catch((error: unknown) => {
    process.stderr.write(`make-site-icons: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
