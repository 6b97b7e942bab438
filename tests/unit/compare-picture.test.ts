import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { findDifference, keepPicture } from '../support/compare-picture'

type Paint = (x: number, y: number) => number

const slope: Paint = (x, y) => (x * 5 + y * 3) % 256

/** A screenshot of 40 by 30 pixels, the same shade in every channel. What is kept is 20 by 15. */
function picture(paint: Paint, width = 40, height = 30): Promise<Buffer> {
  const shades = Array.from({ length: width * height }, (_, at) => paint(at % width, Math.floor(at / width)))
  const data = Uint8Array.from(shades.flatMap((shade) => [shade, shade, shade]))
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

async function keep(paint: Paint): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sona-pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'block', 'pt-light-360.webp')
  await keepPicture(await picture(paint), file)
  return file
}

it('finds nothing in a picture of the same, although fewer shades are kept', async () => {
  expect(await findDifference(await picture(slope), await keep(slope))).toBeNull()
})

it('overlooks what processors round differently', async () => {
  const rounded: Paint = (x, y) => Math.min(255, slope(x, y) + ((x + y) % 2))
  expect(await findDifference(await picture(rounded), await keep(slope))).toBeNull()
})

it('finds a single pixel, and shows what was, what is and where', async () => {
  const spoilt: Paint = (x, y) => (x === 7 && y === 9 ? slope(x, y) + 100 : slope(x, y))
  const difference = await findDifference(await picture(spoilt), await keep(slope))
  expect(difference?.sentence).toContain(': 1 pixels differ')
  expect(Object.keys(difference?.pictures ?? {})).toEqual(['expected.webp', 'actual.png', 'diff.png'])
  const marked = await sharp(difference?.pictures['diff.png']).extractChannel(0).raw().toBuffer()
  expect(marked.indexOf(0)).toBe(4 * 20 + 3)
})

it.each([12, 13])('finds an edge that lies one pixel further, from row %i', async (row) => {
  const edgeAt =
    (first: number): Paint =>
    (_, y) =>
      y < first ? 255 : 215
  expect(await findDifference(await picture(edgeAt(row + 1)), await keep(edgeAt(row)))).not.toBeNull()
})

it('finds another size', async () => {
  const difference = await findDifference(await picture(slope, 40, 31), await keep(slope))
  expect(difference?.sentence).toContain('it was 20 × 15 pixels and is 20 × 16')
})

it('finds that there is no picture yet', async () => {
  const difference = await findDifference(await picture(slope), join(tmpdir(), 'sona-no-such-picture.webp'))
  expect(difference?.sentence).toContain('is missing')
})
