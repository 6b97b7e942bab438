import { drawSona } from '@/src/ui/sona/draw-sona'

type StandIn = { seed: string; width: number; height: number }

/** A picture in place of one that is not there, as SVG: a sona figure of its own for each name, always the same. */
export function drawStandIn({ seed, width, height }: StandIn): string {
  const figure = drawSona(seed)
  const scale = Math.min((width * 0.8) / figure.width, (height * 0.8) / figure.height)
  const left = (width - figure.width * scale) / 2
  const top = (height - figure.height * scale) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#0b3f3b"/>`,
    `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">`,
    `<path d="${figure.path}" fill="none" stroke="#e0a526" stroke-width="5"/>`,
    '</g></svg>',
  ].join('')
}

/** The size that a file of an upload has in its name, such as `branch-480x320.avif`, or one for originals. */
export function readSize(filename: string): { width: number; height: number } {
  const [, width, height] = /-(\d{2,4})x(\d{2,4})\.\w+$/.exec(filename) ?? []
  return { width: Number(width ?? 1600), height: Number(height ?? 1067) }
}

/** All files of one upload share a figure: `branch-480x320.avif` and `branch.jpg` are the same picture. */
export function readSeed(filename: string): string {
  return filename.replace(/(?:-\d+x\d+)?\.\w+$/, '')
}
