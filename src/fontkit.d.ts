// fontkit ships no types. Only what scripts/make-letters.ts uses is described here, so that a wider use has to be thought about.
declare module 'fontkit' {
  interface Path {
    /** A path whose points are multiplied. */
    scale(x: number, y: number): Path
    /** SVG path data with absolute M, L, Q, C and Z. */
    toSVG(): string
  }

  interface Glyph {
    path: Path
  }

  interface Font {
    unitsPerEm: number
    capHeight: number
    hasGlyphForCodePoint(codePoint: number): boolean
    /** Text with the font's kerning. Of the optional features those named are set. */
    layout(text: string, features: Record<string, boolean>): { glyphs: Glyph[]; advanceWidth: number }
  }

  export function openSync(file: string): Font
}
