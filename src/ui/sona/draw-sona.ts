import { chooseBand } from './choose-band'
import { chooseFigure } from './choose-figure'
import { drawFigure, type SonaDrawing } from './draw-figure'
import { keepDrawings } from './keep-drawings'

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
