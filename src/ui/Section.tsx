import type { ReactNode } from 'react'
import styles from './Section.module.css'
import { SectionHeading } from './SectionHeading'

type SectionProps = {
  title: string | null
  lead: string | null
  /** What stands below the heading and stays in sight with it. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A block's heading with its content beside it where there is room, and below it where there is not. For what is read line by
 * line, such as prices, questions and text: lines stay short, and the heading stays in sight while they are read.
 */
export function Section({ title, lead, aside = null, children }: SectionProps): ReactNode {
  if (!title && !lead && !aside) return children
  return (
    <div className={styles['section']}>
      <div className={styles['heading']}>
        <SectionHeading title={title} lead={lead} />
        {aside}
      </div>
      <div className={styles['content']}>{children}</div>
    </div>
  )
}
