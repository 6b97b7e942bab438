import { chooseBand } from './choose-band'
import { chooseFigure } from './choose-figure'
import { drawLine, unit } from './draw-line'
import { keepDrawings } from './keep-drawings'
import type { Figure } from './mirror-curve'
import { dotsOf, type Point } from './silhouette'

/** A drawn figure in SVG units. Its upper left corner is at 0, 0. */
export type SonaDrawing = { width: number; height: number; path: string; dots: readonly Point[] }

const keepFigure = keepDrawings<SonaDrawing>()
const keepBand = keepDrawings<SonaDrawing>()

/** Draws the figure of a seed: always the same for the same seed. */
export function drawSona(seed: string): SonaDrawing {
  return keepFigure(seed, () => drawFigure(chooseFigure(seed)))
}

/** Draws the band of a seed that has so many dots: always the same for the same seed. */
export function drawBand(band: { seed: string; columns: number; rows: number }): SonaDrawing {
  return keepBand(`${band.columns}x${band.rows} ${band.seed}`, () => drawFigure(chooseBand(band)))
}

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
