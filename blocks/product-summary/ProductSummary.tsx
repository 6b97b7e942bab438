import type { ReactNode } from 'react'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './product-summary.module.css'
import type { ProductSummaryProps } from './to-props'

/** The conditions of a product at a glance. */
export function ProductSummary({ title, lead, facts }: ProductSummaryProps): ReactNode {
  return (
    <div className={styles['summary']}>
      {title || lead ? (
        <div>
          <SectionHeading title={title} lead={lead} />
        </div>
      ) : null}
      <dl className={styles['facts']}>
        {facts.map(({ id, label, value, detail }) => (
          <div key={id} className={styles['fact']}>
            <dt>{label}</dt>
            <dd className={styles['value']}>{value}</dd>
            {detail ? <dd className={styles['detail']}>{detail}</dd> : null}
          </div>
        ))}
      </dl>
    </div>
  )
}
