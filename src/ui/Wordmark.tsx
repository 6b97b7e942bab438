import type { ReactNode } from 'react'
import { capitals, drawText, measureText } from './lettering/draw-text'
import { mark, markWeight } from './sona/mark'
import { toDotsPath } from './sona/to-dots-path'
import styles from './Wordmark.module.css'

type WordmarkProps = {
  name: string
  isOnDeepSurface?: boolean
}

const size = 82
const gap = 16

/** Where the capitals are level with the mark. */
const baseLine = mark.height / 2 + (capitals * size) / 2

/** The bank's sign: its mark and its name, drawn, so that it looks the same before the heading face is there and without it. */
export function Wordmark({ name, isOnDeepSurface = false }: WordmarkProps): ReactNode {
  const width = Math.ceil(mark.width + gap + measureText({ text: name, size }))
  return (
    <span className={styles['wordmark']} data-colors={isOnDeepSurface ? 'deep' : 'paper'}>
      <svg
        className={styles['drawing']}
        viewBox={`0 0 ${width} ${mark.height}`}
        role="img"
        aria-label={name}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path className={styles['line']} strokeWidth={markWeight.line} d={mark.path} />
        <path className={styles['dots']} strokeWidth={markWeight.dots} d={toDotsPath(mark.dots)} />
        <path className={styles['name']} d={drawText({ text: name, size, x: mark.width + gap, y: baseLine })} />
      </svg>
    </span>
  )
}
