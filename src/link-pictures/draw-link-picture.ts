import { capitals, drawText, measureText } from '@/src/ui/lettering/draw-text'
import { wrapText } from '@/src/ui/lettering/wrap-text'
import { drawSona } from '@/src/ui/sona/draw-sona'
import { mark, markWeight } from '@/src/ui/sona/mark'
import { toDotsPath } from '@/src/ui/sona/to-dots-path'
import { themeColors } from '@/src/ui/theme-colors'
import { type LinkPicture, pictureSize } from './link-picture'

type Paint = { surface: string; ink: string; soft: string; label: string; line: string; dots: string }

const { deep, ink, accent, sun, action, band, paper } = themeColors
const onDeep = themeColors['on-deep']
const onDeepSoft = themeColors['on-deep-soft']
const inkSoft = themeColors['ink-soft']

const paints: Record<LinkPicture['section'], Paint> = {
  private: {
    surface: deep.light,
    ink: onDeep.light,
    soft: onDeepSoft.light,
    label: sun.dark,
    line: sun.light,
    dots: accent.dark,
  },
  corporate: {
    surface: ink.light,
    ink: ink.dark,
    soft: inkSoft.dark,
    label: action.dark,
    line: sun.light,
    dots: action.dark,
  },
  about: {
    surface: accent.light,
    ink: onDeep.light,
    soft: band.light,
    label: paper.light,
    line: onDeep.light,
    dots: sun.dark,
  },
  general: {
    surface: band.light,
    ink: ink.light,
    soft: inkSoft.light,
    label: accent.light,
    line: action.light,
    dots: accent.light,
  },
}

/** Pixels. Services cut up to forty pixels off at the sides. */
const margin = 76
const wordsWidth = 640
const figureBox = { left: 748, top: 85, width: 384, height: 460 }
const wordmarkHeight = 60
const labelSize = 30
const sourceSize = 26
const sourceLine = pictureSize.height - margin

/** The largest type in which a title still has few lines. */
const titleTypes = [
  { size: 88, mostLines: 2 },
  { size: 74, mostLines: 3 },
  { size: 62, mostLines: 4 },
  { size: 52, mostLines: 4 },
] as const
const lineHeight = 1.1

/** The picture of a shared link as SVG. Its words are outlines, so that it needs no font. */
export function drawLinkPicture({ title, label, bankName, source, figureSeed, section }: LinkPicture): string {
  const paint = paints[section]
  const { width, height } = pictureSize
  const { lines, size } = setTitle(title)
  const lastLine = sourceLine - sourceSize - 46
  const firstLine = lastLine - (lines.length - 1) * size * lineHeight
  const labelLine = firstLine - size * 0.78 - 26
  const [shownLabel = ''] = wrapText({ text: label, size: labelSize, width: wordsWidth, mostLines: 1 })
  const [shownSource = ''] = wrapText({ text: source, size: sourceSize, width: wordsWidth, mostLines: 1 })
  const titlePaths = lines.map((text, index) =>
    drawText({ text, size, x: margin, y: firstLine + index * size * lineHeight }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paint.surface}"/>`,
    drawWordmark(bankName, paint),
    `<path fill="${paint.label}" d="${drawText({ text: shownLabel, size: labelSize, x: margin, y: labelLine })}"/>`,
    `<path fill="${paint.ink}" d="${titlePaths.join('')}"/>`,
    `<path fill="${paint.soft}" d="${drawText({ text: shownSource, size: sourceSize, x: margin, y: sourceLine })}"/>`,
    drawFigureIn(figureSeed, paint),
    '</svg>',
  ].join('')
}

/** A title's lines in the largest type that holds all of it; in the smallest one, what it holds. */
export function setTitle(title: string): { lines: readonly string[]; size: number } {
  const settings = titleTypes.map(({ size, mostLines }) => ({
    size,
    whole: wrapText({ text: title, size, width: wordsWidth, mostLines: Number.POSITIVE_INFINITY }),
    lines: wrapText({ text: title, size, width: wordsWidth, mostLines }),
    isCutWord: title.split(/\s+/).some((word) => measureText({ text: word, size }) > wordsWidth),
  }))
  const fitting = settings.find(({ whole, lines, isCutWord }) => whole.length === lines.length && !isCutWord)
  const { size, lines } = fitting ?? settings.at(-1) ?? { size: 0, lines: [] }
  return { size, lines: fitting ? balance({ title, size, lines }) : lines }
}

/** The same number of lines, as equal in length as they can be. */
function balance({ title, size, lines }: { title: string; size: number; lines: readonly string[] }): readonly string[] {
  const shares = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]
  const settings = shares.map((share) => {
    const width = share * wordsWidth
    const isCutWord = title.split(/\s+/).some((word) => measureText({ text: word, size }) > width)
    return isCutWord ? [] : wrapText({ text: title, size, width, mostLines: Number.POSITIVE_INFINITY })
  })
  return settings.find((narrower) => narrower.length === lines.length) ?? lines
}

function drawWordmark(bankName: string, { ink: color, dots }: Paint): string {
  const scale = wordmarkHeight / mark.height
  const left = margin + wordmarkHeight + 12
  const size = Math.min(82 * scale, (margin + wordsWidth - left) / measureText({ text: bankName, size: 1 }))
  const name = drawText({ text: bankName, size, x: left, y: margin + wordmarkHeight / 2 + (capitals * size) / 2 })
  return [
    `<g transform="translate(${margin} ${margin}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path stroke="${color}" stroke-width="${markWeight.line}" d="${mark.path}"/>`,
    `<path stroke="${dots}" stroke-width="${markWeight.dots}" d="${toDotsPath(mark.dots)}"/></g>`,
    `<path fill="${color}" d="${name}"/>`,
  ].join('')
}

function drawFigureIn(seed: string, { line, dots }: Paint): string {
  const figure = drawSona(seed)
  const scale = Math.min(figureBox.width / figure.width, figureBox.height / figure.height)
  const left = figureBox.left + (figureBox.width - figure.width * scale) / 2
  const top = figureBox.top + (figureBox.height - figure.height * scale) / 2
  return [
    `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path stroke="${line}" stroke-width="5" d="${figure.path}"/>`,
    `<path stroke="${dots}" stroke-width="8" d="${toDotsPath(figure.dots)}"/></g>`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
