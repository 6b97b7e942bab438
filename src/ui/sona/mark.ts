import { drawMirrorGrid, type SonaDrawing } from './draw-sona'

/** The bank's mark: two columns of three dots, which one line goes around without any mirror. */
export const mark: SonaDrawing = drawMirrorGrid({ rows: 3, columns: 2, mirrors: [] })
