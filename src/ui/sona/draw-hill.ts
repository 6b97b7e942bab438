import { chooseHill } from './choose-hill'
import { drawFigure, type SonaDrawing } from './draw-figure'
import { keepDrawings } from './keep-drawings'

const keepHill = keepDrawings<SonaDrawing>()

/** Draws the hill of so many dots, for what is counted. Browsers draw it too, so it brings along no more than it needs. */
export function drawHill(dots: number): SonaDrawing {
  return keepHill(String(dots), () => drawFigure(chooseHill(dots)))
}
