import type { ReactNode } from 'react'
import { mark } from './sona/mark'
import { toDotsPath } from './sona/to-dots-path'
import styles from './Wordmark.module.css'

type WordmarkProps = { name: string; isOnDeepGround?: boolean }

/** The bank's sign: its mark, a line around six dots, and its name as text, which is also what assistive technology reads. */
export function Wordmark({ name, isOnDeepGround = false }: WordmarkProps): ReactNode {
  return (
    <span className={styles['wordmark']} data-ground={isOnDeepGround ? 'deep' : 'paper'}>
      <svg
        className={styles['mark']}
        viewBox={`0 0 ${mark.width} ${mark.height}`}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path strokeWidth="8" d={mark.path} />
        <path className={styles['dots']} strokeWidth="11" d={toDotsPath(mark.dots)} />
      </svg>
      <span className={styles['name']}>{name}</span>
    </span>
  )
}
