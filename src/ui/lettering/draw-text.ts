import { capHeight, headingLetters, type Letter, unitsPerEm } from './heading-letters'

/** How high capitals are, as a share of the size of the type. */
export const capitals = capHeight / unitsPerEm

type PlacedText = {
  text: string
  /** The size of the type, in the units of the drawing. */
  size: number
  /** Where the text begins on its base line. */
  x: number
  y: number
}

/** Text in the heading face as SVG path data, so that it needs no font where it is seen. Signs the face lacks are left out. */
export function drawText({ text, size, x, y }: PlacedText): string {
  const scale = size / unitsPerEm
  let left = x
  return spaceLetters(text)
    .map(({ letter, advance }) => {
      const drawn = moveOutline(letter.outline, { scale, x: left, y })
      left += advance * scale
      return drawn
    })
    .join('')
}

/** How wide a text in the heading face is, in the units of its size. */
export function measureText({ text, size }: Pick<PlacedText, 'text' | 'size'>): number {
  const units = spaceLetters(text).reduce((width, { advance }) => width + advance, 0)
  return (units * size) / unitsPerEm
}

/** The letters of a text, each with the way to the next one, in font units. */
function spaceLetters(text: string): { letter: Letter; advance: number }[] {
  const found = Array.from(text.normalize('NFC')).flatMap(findLetters)
  return found.map(({ letter }, index) => {
    const next = found[index + 1]
    return { letter, advance: letter.width + (next ? (letter.kerning[next.character] ?? 0) : 0) }
  })
}

/** A letter the face lacks with its accent is written without it. */
function findLetters(character: string): { character: string; letter: Letter }[] {
  const known = headingLetters[character]
  if (known) return [{ character, letter: known }]
  const plain = Array.from(character.normalize('NFD'))[0] ?? ''
  const letter = headingLetters[plain]
  return letter ? [{ character: plain, letter }] : []
}

function moveOutline(outline: string, { scale, x, y }: { scale: number; x: number; y: number }): string {
  return outline.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_point, right, down) => `${round(Number(right) * scale + x)} ${round(Number(down) * scale + y)}`,
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
