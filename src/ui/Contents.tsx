import type { ReactNode } from 'react'
import styles from './Contents.module.css'

/** A part of a page that can be gone to. */
export type ContentsEntry = { anchor: string; title: string }

type ContentsProps = { title: string; entries: readonly ContentsEntry[] }

/** The parts of a long page or text as links. Where it stands, and that it stays in sight there, is for whoever places it. */
export function Contents({ title, entries }: ContentsProps): ReactNode {
  return (
    <nav className={styles['contents']} aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul role="list">
        {entries.map((entry) => (
          <li key={entry.anchor}>
            <a href={`#${entry.anchor}`}>{entry.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
