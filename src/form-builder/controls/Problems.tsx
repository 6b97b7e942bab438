import type { ReactNode } from 'react'
import styles from '../form-builder.module.css'
import type { DraftProblem } from '../problems/draft-problem'

/** What is wrong with a control, for it to be described by. */
export function Problems({ id, problems }: { id: string | undefined; problems: readonly DraftProblem[] }): ReactNode {
  if (problems.length === 0) return null
  return (
    <ul id={id} role="list" className={styles['problems']}>
      {problems.map(({ part, text, blocks }) => (
        <li key={`${part} ${text}`} data-blocks={blocks}>
          {text}
        </li>
      ))}
    </ul>
  )
}
