import sharp from 'sharp'
import type { SonaDrawing } from '@/src/ui/sona/draw-figure'

/** As much of a figure as is seen at a glance. */
const glance = { width: 50, height: 40 }

/** How dark each spot of a figure is, from 0 to 1, when it is looked at from afar. */
export async function lookAt({ width, height, path }: SonaDrawing, look: 'line' | 'seal'): Promise<readonly number[]> {
  const scale = Math.min(glance.width / width, glance.height / height)
  const [left, top] = [(glance.width - width * scale) / 2, (glance.height - height * scale) / 2]
  const paint = look === 'line' ? 'fill="none" stroke-width="5"' : 'fill-rule="evenodd" stroke-width="4"'
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${glance.width}" height="${glance.height}">`,
    `<rect width="100%" height="100%" fill="white"/>`,
    `<path transform="translate(${left} ${top}) scale(${scale})" stroke="black" ${paint} d="${path}"/></svg>`,
  ].join('')
  const grey = await sharp(Buffer.from(svg)).greyscale().blur(0.8).raw().toBuffer()
  return [...grey].map((value) => (255 - value) / 255)
}

/** The share of the ink that is not in the same place: 0 for the same figure, 1 for two that share nothing. */
export function differenceOf(one: readonly number[], other: readonly number[]): number {
  const ink = sum(one) + sum(other)
  return ink === 0 ? 0 : sum(one.map((value, index) => Math.abs(value - (other[index] ?? 0)))) / ink
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
