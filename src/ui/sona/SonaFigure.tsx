import type { ReactNode } from 'react'
import { drawSona } from './draw-sona'
import styles from './SonaFigure.module.css'
import { toDotsPath } from './to-dots-path'

type SonaFigureProps = { seed: string; rows: number; columns: number }

/**
 * The figure of a page, section or product: a sona whose line takes the colour of the text and fills the box it stands in.
 *
 * It says nothing that the words beside it do not say, so assistive technology does not meet it.
 */
export function SonaFigure({ seed, rows, columns }: SonaFigureProps): ReactNode {
  const drawing = drawSona({ seed, rows, columns })
  return (
    <svg
      className={styles['figure']}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path strokeWidth="5" d={drawing.path} />
      <path className={styles['dots']} strokeWidth="8" d={toDotsPath(drawing.dots)} />
    </svg>
  )
}
