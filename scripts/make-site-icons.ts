/**
 * Draws the site's icons from the bank's mark: the browser tab's, the phone's home screen's and the installed site's.
 *
 *   npx tsx scripts/make-site-icons.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mark } from '../src/ui/sona/mark'
import { toDotsPath } from '../src/ui/sona/to-dots-path'

/** Values of the roles deep, on deep and sun in src/ui/styles/tokens.css; an icon file cannot read those. */
const paint = {
  ground: '#0b3f3b',
  line: '#fdfaf4',
  dots: '#e9b949',
  groundInDark: '#cfe0dc',
  lineInDark: '#0b3f3b',
  dotsInDark: '#a63d2a',
}

/** The icon is a square of this many units, those of the mark's view box. */
const side = 160

/** Phones cut icons into a circle or a rounded square; what must be seen stays within the middle four fifths. */
type IconShape = { corner: number; markHeight: number }

const tabIcon: IconShape = { corner: 36, markHeight: 140 }
const homeScreenIcon: IconShape = { corner: 0, markHeight: 112 }

const icons: readonly { file: string; pixels: number }[] = [
  { file: 'icon-192.png', pixels: 192 },
  { file: 'icon-512.png', pixels: 512 },
  { file: 'apple-touch-icon.png', pixels: 180 },
]

function drawIcon({ corner, markHeight }: IconShape): string {
  const scale = markHeight / mark.height
  const left = (side - mark.width * scale) / 2
  const top = (side - mark.height * scale) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<style>rect{fill:${paint.ground}}path{fill:none;stroke:${paint.line};stroke-width:9;stroke-linecap:round;stroke-linejoin:round}`,
    `.dots{stroke:${paint.dots};stroke-width:11}`,
    '@media (prefers-color-scheme:dark){',
    `rect{fill:${paint.groundInDark}}path{stroke:${paint.lineInDark}}.dots{stroke:${paint.dotsInDark}}`,
    '}</style>',
    `<rect width="${side}" height="${side}" rx="${corner}"/>`,
    `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})">`,
    `<path d="${mark.path}"/><path class="dots" d="${toDotsPath(mark.dots)}"/></g></svg>`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

async function makePng(pixels: number): Promise<Buffer> {
  const drawing = Buffer.from(drawIcon(homeScreenIcon))
  return sharp(drawing, { density: (72 * pixels) / side })
    .resize(pixels, pixels)
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

export async function makeSiteIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'favicon.svg'), `${drawIcon(tabIcon)}\n`)
  for (const { file, pixels } of icons) await writeFile(join(folder, file), await makePng(pixels))
}

if (import.meta.main) {
  await makeSiteIcons('public').catch((error: unknown) => {
    process.stderr.write(`make-site-icons: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
