import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { findDifference, keepPicture } from '../support/compare-picture'

type Paint = (x: number, y: number) => number

const slope: Paint = (x, y) => (x * 5 + y * 3) % 256

/** A picture of 40 by 30 pixels, the same shade in every channel. */
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
  const spoilt: Paint = (x, y) => (x === 7 && y === 9 ? slope(x, y) + 20 : slope(x, y))
  const difference = await findDifference(await picture(spoilt), await keep(slope))
  expect(difference?.sentence).toContain(': 1 pixels differ')
  expect(Object.keys(difference?.pictures ?? {})).toEqual(['expected.webp', 'actual.png', 'diff.png'])
  const marked = await sharp(difference?.pictures['diff.png']).extractChannel(0).raw().toBuffer()
  expect(marked.indexOf(0)).toBe(9 * 40 + 7)
})

it('finds another size', async () => {
  const difference = await findDifference(await picture(slope, 40, 31), await keep(slope))
  expect(difference?.sentence).toContain('it was 40 × 30 pixels and is 40 × 31')
})

it('finds that there is no picture yet', async () => {
  const difference = await findDifference(await picture(slope), join(tmpdir(), 'sona-no-such-picture.webp'))
  expect(difference?.sentence).toContain('is missing')
})
