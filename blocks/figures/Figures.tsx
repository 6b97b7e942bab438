import type { ReactNode } from 'react'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './figures.module.css'
import type { FiguresProps } from './to-props'

/** A few numbers that say how large, how much or how many. */
export function Figures({ title, lead, figures, note }: FiguresProps): ReactNode {
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <dl className={styles['figures']}>
        {figures.map(({ id, value, label, detail }) => (
          <div key={id} className={styles['figure']}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={styles['value']}>{value}</dd>
            {detail ? <dd className={styles['detail']}>{detail}</dd> : null}
          </div>
        ))}
      </dl>
      {note ? <p className={styles['note']}>{note}</p> : null}
    </>
  )
}
