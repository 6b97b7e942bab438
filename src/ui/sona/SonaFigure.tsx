import type { ReactNode } from 'react'
import type { SonaDrawing } from './draw-figure'
import { drawBand, drawSona } from './draw-sona'
import styles from './SonaFigure.module.css'
import { toDotsPath } from './to-dots-path'
import { toHolesPath } from './to-holes-path'

export type SonaLook =
  /** The line and its dots. */
  | 'line'
  /** The line in the furrow that a finger leaves in sand. */
  | 'furrow'
  /** The fields around the dots filled, the dots left out: legible where the figure is small. */
  | 'seal'

type SonaFigureProps = {
  /** What the figure belongs to: the same seed always gets the same figure. */
  seed: string
  /**
   * The shape of the box, in dots. Rows of four times as many columns or more are a band of just so many dots; otherwise
   * the figure has dots of its own choice and stands in the middle of a box of this proportion. Without a box the picture has the
   * proportion of the figure, so that its edge can stand on the margin of words.
   */
  rows?: number
  columns?: number
  look?: SonaLook
}

/**
 * The figure of a page, section or product: a sona whose line takes the colour of the text and fills the box it stands in.
 * Its dots have the accent.
 *
 * It says nothing that the words beside it do not say, so assistive technology does not meet it.
 */
export function SonaFigure({ seed, rows, columns, look = 'line' }: SonaFigureProps): ReactNode {
  const box = rows && columns ? { rows, columns } : null
  const band = box && box.columns >= 4 * box.rows ? box : null
  const drawing = band ? drawBand({ seed, ...band }) : drawSona(seed)
  const proportion = box && !band ? box.columns / box.rows : drawing.width / drawing.height
  return (
    <svg
      className={styles['figure']}
      viewBox={toViewBox(drawing, proportion)}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <Lines drawing={drawing} look={look} />
    </svg>
  )
}

function Lines({ drawing: { path, dots }, look }: { drawing: SonaDrawing; look: SonaLook }): ReactNode {
  if (look === 'seal') {
    return <path fill="currentColor" fillRule="evenodd" strokeWidth="4" d={path + toHolesPath(dots)} />
  }
  return (
    <>
      {look === 'furrow' ? <path className={styles['furrow']} strokeWidth="15" d={path} /> : null}
      <path
        className={look === 'line' ? styles['line'] : undefined}
        strokeWidth={look === 'furrow' ? '3.5' : '5'}
        pathLength={look === 'line' ? 1 : undefined}
        d={path}
      />
      <path className={styles['dots']} strokeWidth="8" d={toDotsPath(dots)} />
    </>
  )
}

/** The smallest box of a proportion, width to height, with the drawing in its middle. */
function toViewBox({ width, height }: SonaDrawing, proportion: number): string {
  const box = { width: Math.max(width, height * proportion), height: Math.max(height, width / proportion) }
  return [(width - box.width) / 2, (height - box.height) / 2, box.width, box.height].map(Math.round).join(' ')
}
