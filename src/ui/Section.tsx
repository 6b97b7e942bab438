import type { ReactNode } from 'react'
import styles from './Section.module.css'
import { SectionHeading } from './SectionHeading'

type SectionProps = {
  title: string | null
  lead: string | null
  children: ReactNode
}

/**
 * A block's heading with its content beside it where there is room, and below it where there is not. For what is read line by
 * line, such as prices, questions and text: lines stay short, and the heading stays in sight while they are read.
 */
export function Section({ title, lead, children }: SectionProps): ReactNode {
  if (!title && !lead) return children
  return (
    <div className={styles['section']}>
      <div className={styles['heading']}>
        <SectionHeading title={title} lead={lead} />
      </div>
      <div className={styles['content']}>{children}</div>
    </div>
  )
}
