import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { drawWithFewColours } from './few-colours'

/** What is not as it was, in words, and as pictures: what was kept, what is, and black where they differ. */
export type Difference = { sentence: string; pictures: Readonly<Record<string, Buffer>> }

/** How far a channel of a pixel of a kept picture may be from what was drawn, of 255: what is drawn with fewer colours weighs less. */
const shadeStep = 4

/** Kept pictures are half as wide and half as high: a quarter of the pixels, in which an edge that moves by one still shows. */
const shrinking = 2

/**
 * How far a channel of a pixel may be off, of 255: a step of shades, and as much again because processors of different
 * makers round the last bits of a blend differently.
 */
const tolerance = 8

/** Compares a screenshot with the picture that is kept in a file. @returns null when they are the same. */
export async function findDifference(screenshot: Buffer, file: string): Promise<Difference | null> {
  if (!existsSync(file)) return { sentence: `${file} is missing`, pictures: { 'actual.png': screenshot } }
  const kept = readFileSync(file)
  const [was, is] = [await readPixels(sharp(kept)), await readPixels(await shrink(screenshot))]
  const [width, height] = [Math.max(was.info.width, is.info.width), Math.max(was.info.height, is.info.height)]
  const diff = Buffer.alloc(width * height, 255)
  const count = markDifferences(await stretch(was, width, height), await stretch(is, width, height), diff)
  if (count === 0) return null
  const [before, now] = [was, is].map(({ info }) => `${info.width} × ${info.height}`)
  return {
    sentence: `${file}: ${before === now ? `${count} pixels differ` : `it was ${before} pixels and is ${now}`}`,
    pictures: {
      'expected.webp': kept,
      'actual.png': screenshot,
      'diff.png': await sharp(diff, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer(),
    },
  }
}

/** Keeps a screenshot from now on. */
export async function keepPicture(screenshot: Buffer, file: string): Promise<void> {
  const { data, info } = await readPixels(await shrink(screenshot))
  mkdirSync(dirname(file), { recursive: true })
  await sharp(drawWithFewColours(data, shadeStep), { raw: info })
    .webp({ lossless: true, effort: 6, quality: 100 })
    .toFile(file)
}

type Pixels = { data: Buffer; info: OutputInfo & { channels: 3 } }

async function shrink(screenshot: Buffer): Promise<Sharp> {
  const picture = sharp(screenshot)
  const { width, height } = await picture.metadata()
  const size = { width: Math.ceil(width / shrinking), height: Math.ceil(height / shrinking) }
  return picture.resize({ ...size, fit: 'fill', kernel: 'linear' })
}

async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, info: { ...info, channels: 3 } }
}

/** The same picture on a surface of at least its size, for comparing it with a larger one. */
async function stretch({ data, info }: Pixels, width: number, height: number): Promise<Buffer> {
  if (info.width === width && info.height === height) return data
  return sharp(data, { raw: info })
    .extend({ right: width - info.width, bottom: height - info.height, background: '#ff00ff' })
    .raw()
    .toBuffer()
}

/** Blackens in `diff` every pixel that differs, and counts them. */
function markDifferences(was: Buffer, is: Buffer, diff: Buffer): number {
  let count = 0
  for (let position = 0; position < was.length; position += 1) {
    if (Math.abs((was[position] ?? 0) - (is[position] ?? 0)) <= tolerance) continue
    const pixel = Math.floor(position / 3)
    if (diff[pixel] === 0) continue
    diff[pixel] = 0
    count += 1
  }
  return count
}
