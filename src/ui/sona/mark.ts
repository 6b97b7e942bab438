import { markFigure } from '@/site/theme/mark'
import { drawFigure, type SonaDrawing } from './draw-figure'
import { makeRectangle } from './silhouette'

export { markWeight } from '@/site/theme/mark'

/** The bank's mark. */
export const mark: SonaDrawing = drawFigure({ silhouette: makeRectangle(markFigure), mirrors: markFigure.mirrors })
