import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

type SectionHeadingProps = { title: string | null; lead: string | null }

/** The heading and introduction of a block below the hero. Draws nothing when the block has neither. */
export function SectionHeading({ title, lead }: SectionHeadingProps): ReactNode {
  if (!title && !lead) return null
  return (
    <div className={styles['heading']}>
      {title ? <h2>{title}</h2> : null}
      {lead ? <p className={styles['lead']}>{lead}</p> : null}
    </div>
  )
}
