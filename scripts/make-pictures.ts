/**
 * Draws the images of the bank's site: sona figures after the sand drawings of the Chokwe.
 *
 * A figure is a mirror curve as Paulus Gerdes described it. Dots stand in a regular grid; a ray of light leaves the border at
 * 45 degrees between the dots and is thrown back by the border and by mirrors placed halfway between two neighbouring dots.
 * A sona is drawn without lifting the finger, so a figure whose ray does not pass through every cell in one line is refused.
 *
 *   npx tsx scripts/make-pictures.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const canvas = { width: 1600, height: 900 }
const paint = { paper: '#faf6ef', ink: '#1d1a16', action: '#0b4f4a', laterite: '#a63d2a', sun: '#e0a526' }

/** Pages load these images over a 3G line; a drawing that grows past this has too many colours or too fine a line. */
const maximumBytes = 60_000

type Point = { x: number; y: number }
type Mirror = Point & { lies: 'across' | 'upright' }

/**
 * A grid of dots at the odd coordinates of a plane of `2 * columns` by `2 * rows` units, with two-sided mirrors.
 * Mirrors are given for the upper left quarter and repeated in the other three: sona are symmetric.
 */
type Figure = { columns: number; rows: number; mirrors: Mirror[] }

/** One place where the line meets the lattice: it comes in along `from` and goes on along `to`. */
type Step = { at: Point; from: Point; to: Point }

const keyOf = ({ x, y }: Point) => `${x},${y}`
const add = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y })
const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y

/** All mirrors of a figure by place, the border included: it is the mirror that keeps the light in. */
function placeMirrors({ columns, rows, mirrors }: Figure): Map<string, Mirror['lies']> {
  const placed = new Map<string, Mirror['lies']>()
  for (let x = 1; x < 2 * columns; x += 2) for (const y of [0, 2 * rows]) placed.set(keyOf({ x, y }), 'across')
  for (let y = 1; y < 2 * rows; y += 2) for (const x of [0, 2 * columns]) placed.set(keyOf({ x, y }), 'upright')
  for (const { x, y, lies } of mirrors) {
    if ((x + y) % 2 === 0) throw new Error(`a mirror at ${x},${y} does not stand between two dots`)
    for (const column of [x, 2 * columns - x])
      for (const row of [y, 2 * rows - y]) placed.set(keyOf({ x: column, y: row }), lies)
  }
  return placed
}

function reflect(ray: Point, lies: Mirror['lies'] | undefined): Point {
  if (lies === 'across') return { x: ray.x, y: -ray.y }
  if (lies === 'upright') return { x: -ray.x, y: ray.y }
  return ray
}

/** Follows the ray from the border until it is back where it began, running the same way. */
function followRay(figure: Figure): Step[] {
  const mirrors = placeMirrors(figure)
  const start: Point = { x: 1, y: 0 }
  const steps: Step[] = []
  let at = start
  let from: Point = { x: 1, y: -1 }
  do {
    const to = reflect(from, mirrors.get(keyOf(at)))
    steps.push({ at, from, to })
    at = add(at, to)
    from = to
  } while (!isSame(at, start) || !isSame(from, { x: 1, y: -1 }))
  return steps
}

/** The line of a figure. Each unit cell holds one piece of light, so one line means as many steps as there are cells. */
export function traceSona(figure: Figure): Step[] {
  const steps = followRay(figure)
  const cells = 4 * figure.columns * figure.rows
  if (steps.length === cells) return steps
  throw new Error(
    `the ${figure.columns} by ${figure.rows} figure is not one line: its ray passes ${steps.length} of ${cells} cells`,
  )
}

/** Where a figure stands on the canvas: the length of one unit and the upper left corner. */
type Place = { unit: number; left: number; top: number }

function centred({ columns, rows }: Figure, unit: number, centre: Point = { x: 800, y: 450 }): Place {
  return { unit, left: centre.x - columns * unit, top: centre.y - rows * unit }
}

const round = (value: number) => Math.round(value * 100) / 100
const position = (place: Place, { x, y }: Point) =>
  `${round(place.left + x * place.unit)} ${round(place.top + y * place.unit)}`

/** Straight through a crossing; a quarter circle where the light turns. The circle is centred on the dot it goes around. */
function drawStep(place: Place, { at, from, to }: Step): string {
  const end = position(place, { x: at.x + to.x / 2, y: at.y + to.y / 2 })
  if (isSame(from, to)) return `L${end}`
  const radius = round(place.unit * Math.SQRT1_2)
  const sweep = from.x * to.y - from.y * to.x > 0 ? 1 : 0
  return `A${radius} ${radius} 0 0 ${sweep} ${end}`
}

type Line = { color: string; width: number; share?: number }

/** The line as an SVG path; `share` draws only its beginning, as it looks while the hand is still moving. */
function drawLine(figure: Figure, place: Place, { color, width, share = 1 }: Line): string {
  const steps = traceSona(figure)
  const drawn = steps.slice(0, Math.round(steps.length * share))
  const [first] = drawn
  if (first === undefined) return ''
  const start = position(place, { x: first.at.x - first.from.x / 2, y: first.at.y - first.from.y / 2 })
  const path = `M${start}${drawn.map((step) => drawStep(place, step)).join('')}${share === 1 ? 'Z' : ''}`
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

function drawDots({ columns, rows }: Figure, place: Place, color: string, radius: number): string {
  const circles: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = round(place.left + (2 * column + 1) * place.unit)
      const y = round(place.top + (2 * row + 1) * place.unit)
      circles.push(`<circle cx="${x}" cy="${y}" r="${radius}"/>`)
    }
  }
  return `<g fill="${color}">${circles.join('')}</g>`
}

/** Gerdes' Lunda design: the cells that the line passes are coloured in turn, and the whole comes out balanced. */
function drawCells(figure: Figure, place: Place, color: string): string {
  const everySecond = traceSona(figure).filter((_step, index) => index % 2 === 0)
  const cells = everySecond.map(({ at, to }) => {
    const corner = position(place, { x: Math.min(at.x, at.x + to.x), y: Math.min(at.y, at.y + to.y) })
    return `M${corner}h${place.unit}v${place.unit}h${-place.unit}z`
  })
  return `<path d="${cells.join('')}" fill="${color}"/>`
}

function drawSurface(color: string, top = 0): string {
  return `<rect y="${top}" width="${canvas.width}" height="${canvas.height - top}" fill="${color}"/>`
}

const across = (...points: [number, number][]): Mirror[] => points.map(([x, y]) => ({ x, y, lies: 'across' }))
const upright = (...points: [number, number][]): Mirror[] => points.map(([x, y]) => ({ x, y, lies: 'upright' }))

/** The smallest figure with a rhythm of its own; the bank's mark. */
function drawBrandMark(): string {
  const figure: Figure = { columns: 4, rows: 3, mirrors: [] }
  const place = centred(figure, 110)
  return (
    drawSurface(paint.paper) +
    drawDots(figure, place, paint.laterite, 20) +
    drawLine(figure, place, { color: paint.action, width: 24 })
  )
}

/** How the mark comes about: the grid, the line on its way, the line closed. */
function drawBrandGrid(): string {
  const figure: Figure = { columns: 3, rows: 4, mirrors: [] }
  const stages = [0, 0.55, 1].map((share, index) => {
    const place = centred(figure, 68, { x: 290 + 510 * index, y: 450 })
    const line = drawLine(figure, place, { color: paint.laterite, width: 14, share })
    return drawDots(figure, place, paint.ink, 11) + line
  })
  return drawSurface(paint.paper) + stages.join('')
}

/** A band as long as a signature. */
function drawSignatureLine(): string {
  const figure: Figure = { columns: 11, rows: 2, mirrors: [] }
  const place = centred(figure, 64)
  return (
    drawSurface(paint.action) +
    drawDots(figure, place, paint.paper, 11) +
    drawLine(figure, place, { color: paint.sun, width: 14 })
  )
}

/** Many loops, each around its own neighbours, and still one line. */
function drawCommunity(): string {
  const figure: Figure = { columns: 9, rows: 5, mirrors: across([2, 1], [2, 5], [6, 1], [6, 5]) }
  const place = centred(figure, 76)
  return (
    drawSurface(paint.paper) +
    drawDots(figure, place, paint.action, 14) +
    drawLine(figure, place, { color: paint.laterite, width: 14 })
  )
}

function drawCulture(): string {
  const figure: Figure = { columns: 7, rows: 5, mirrors: upright([2, 3], [6, 3]) }
  const place = centred(figure, 76)
  return (
    drawSurface(paint.laterite) +
    drawDots(figure, place, paint.sun, 15) +
    drawLine(figure, place, { color: paint.paper, width: 14 })
  )
}

/** A figure that stands on a floor, as wide as a counter. */
function drawAgency(): string {
  const figure: Figure = { columns: 8, rows: 5, mirrors: across([6, 1], [6, 5]) }
  const place = centred(figure, 70, { x: 800, y: 425 })
  const floor = drawSurface(paint.ink, 810)
  return (
    drawSurface(paint.sun) +
    floor +
    drawDots(figure, place, paint.action, 14) +
    drawLine(figure, place, { color: paint.ink, width: 14 })
  )
}

/** The sun over a ploughed field: the furrows are one line. */
function drawCountryside(): string {
  const figure: Figure = { columns: 13, rows: 3, mirrors: [] }
  const place = centred(figure, 58, { x: 800, y: 672 })
  const sun = `<circle cx="1180" cy="250" r="150" fill="${paint.sun}"/>`
  const field = drawSurface(paint.action, 450)
  return (
    drawSurface(paint.paper) +
    sun +
    field +
    drawDots(figure, place, paint.sun, 10) +
    drawLine(figure, place, { color: paint.paper, width: 12 })
  )
}

/** The same line read as bits: every second cell is set. */
function drawDigital(): string {
  const figure: Figure = { columns: 10, rows: 5, mirrors: across([4, 1], [4, 5], [8, 1], [8, 5]) }
  const place = centred(figure, 74)
  return (
    drawSurface(paint.ink) +
    drawCells(figure, place, paint.action) +
    drawDots(figure, place, paint.paper, 8) +
    drawLine(figure, place, { color: paint.sun, width: 8 })
  )
}

const pictures: Record<string, () => string> = {
  'brand-mark': drawBrandMark,
  'brand-grid': drawBrandGrid,
  'signature-line': drawSignatureLine,
  community: drawCommunity,
  culture: drawCulture,
  agency: drawAgency,
  countryside: drawCountryside,
  digital: drawDigital,
}

/** A small palette without dithering: the drawings have five flat colours, and the same drawing gives the same file. */
async function makePng(drawing: string): Promise<Buffer> {
  const size = `width="${canvas.width}" height="${canvas.height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

async function makePicture(folder: string, key: string, draw: () => string): Promise<void> {
  const png = await makePng(draw())
  if (png.byteLength > maximumBytes)
    throw new Error(`${key}.png has ${png.byteLength} bytes, more than the ${maximumBytes} allowed`)
  await writeFile(join(folder, `${key}.png`), png)
  process.stdout.write(`${key}.png ${png.byteLength} bytes\n`)
}

export async function makePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [key, draw] of Object.entries(pictures)) await makePicture(folder, key, draw)
}

if (import.meta.main) {
  await makePictures('site/content/media/files').catch((error: unknown) => {
    process.stderr.write(`make-pictures: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
