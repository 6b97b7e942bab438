import { drawLine, unit } from './draw-line'
import type { Figure } from './mirror-curve'
import { dotsOf, type Point } from './silhouette'

/** A drawn figure in SVG units. Its upper left corner is at 0, 0. */
export type SonaDrawing = { width: number; height: number; path: string; dots: readonly Point[] }

/** Draws a given figure. Refuses one that is not a single closed line. */
export function drawFigure(figure: Figure): SonaDrawing {
  const { columns, rows } = figure.silhouette
  return {
    width: 2 * columns * unit,
    height: 2 * rows * unit,
    path: drawLine(figure),
    dots: dotsOf(figure.silhouette).map(({ x, y }) => ({ x: x * unit, y: y * unit })),
  }
}
