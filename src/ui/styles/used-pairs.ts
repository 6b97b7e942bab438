/** Every surface of the tokens: whatever stands on one takes its colours from it. */
export const surfaces = ['paper', 'band', 'sand', 'card', 'deep', 'clay', 'sun', 'leaf'] as const

/** The surfaces that share their inks, so that a part of one may have the colour of another without saying so. */
export const lightSurfaces = ['paper', 'band', 'sand', 'card'] as const

type Least = 7 | 3

/**
 * Every pair of colours that a style sheet of the site puts on top of each other, by the names of the tokens, with the contrast
 * that WCAG 2.2 asks for: 7 to 1 for text, whatever its size (1.4.6, AAA), 3 to 1 for what must be recognised without being read
 * (1.4.11). `surface` is whatever surface the part stands on; a pair with it must hold on all of them.
 */
export const usedPairs = [
  { front: 'ink', back: 'surface', least: 7 },
  { front: 'ink-soft', back: 'surface', least: 7 },
  { front: 'action', back: 'surface', least: 7 },
  { front: 'action-hover', back: 'surface', least: 7 },
  { front: 'accent', back: 'surface', least: 7 },
  { front: 'error', back: 'surface', least: 7 },
  { front: 'figure', back: 'surface', least: 3 },
  { front: 'capital', back: 'surface', least: 3 },
  { front: 'line-strong', back: 'surface', least: 3 },
  { front: 'on-action', back: 'action', least: 7 },
  { front: 'on-action', back: 'action-hover', least: 7 },
  { front: 'on-card', back: 'card', least: 7 },
  { front: 'on-card-soft', back: 'card', least: 7 },
  { front: 'on-card-soft', back: 'band', least: 7 },
  { front: 'on-deep', back: 'deep', least: 7 },
  { front: 'on-deep-soft', back: 'deep', least: 7 },
  { front: 'on-focus-surface', back: 'focus-surface', least: 7 },
] as const satisfies readonly { front: string; back: string; least: Least }[]

/**
 * Colours that only decorate: dots of a figure, hairlines between things that space already parts, land on a
 * map that strong lines part. They may be faint.
 */
export const decorative = ['dot', 'land', 'line', 'sun'] as const
