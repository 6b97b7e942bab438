import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/**
 * Takes the outlines of the heading face, Familjen Grotesk Bold, out of its font file: what is drawn with them looks the same
 * on every machine, whatever fonts that has, and needs no library for fonts where it is drawn.
 */

const file = createRequire(import.meta.url).resolve(
  '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff',
)

/** What Portuguese and English are written with: Latin-1 and the signs of good typography. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...Array.from('ŒœŸ–—‘’‚“”„•…€™−')]

/** Letters stand for themselves: the face joins f and i, which could not be kerned pair by pair. */
const features = { liga: false }

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_none, index) => String.fromCodePoint(first + index))
}

function readLetters(font: Font): string[] {
  const drawn = characters.filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const widths = new Map(drawn.map((character) => [character, font.layout(character, features).advanceWidth]))
  const widthOf = (character: string) => widths.get(character) ?? 0
  return drawn.map((character) => {
    const [glyph] = font.layout(character, features).glyphs
    // SVG counts downwards.
    const outline = glyph?.path.scale(1, -1).toSVG() ?? ''
    const kerning = drawn.flatMap((next) => {
      const closer = font.layout(character + next, features).advanceWidth - widthOf(character) - widthOf(next)
      return closer === 0 ? [] : [[next, closer] as const]
    })
    const letter = { width: widthOf(character), outline, kerning: Object.fromEntries(kerning) }
    return `  ${JSON.stringify(character)}: ${JSON.stringify(letter)},`
  })
}

const font = openSync(file)
writeFileSync(
  'src/ui/lettering/heading-letters.ts',
  `// Written by \`npm run generate\` from Familjen Grotesk (SIL Open Font License 1.1). Change scripts/make-letters.ts instead.

/** A letter in font units, its outline as SVG path data from the base line, and how much nearer some letters follow it. */
export type Letter = { width: number; outline: string; kerning: Readonly<Record<string, number>> }

export const unitsPerEm = ${font.unitsPerEm}

/** How high capitals are, in font units. */
export const capHeight = ${font.capHeight}

export const headingLetters: Readonly<Record<string, Letter>> = {
${readLetters(font).join('\n')}
}
`,
)
