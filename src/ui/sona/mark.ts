import { drawFigure, type SonaDrawing } from './draw-sona'
import { makeRectangle } from './silhouette'

/**
 * The bank's mark: four dots and the one line that a single mirror makes of two. It is alike above and below, and its two
 * bowls to the right are those of the letter B.
 */
export const mark: SonaDrawing = drawFigure({
  silhouette: makeRectangle({ columns: 2, rows: 2 }),
  mirrors: [{ x: 3, y: 2 }],
})

/** How heavy the mark's line and dots are, in its own units. */
export const markWeight = { line: 8.5, dots: 11.5 }
