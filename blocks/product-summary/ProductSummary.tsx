import type { ReactNode } from 'react'
import { Section } from '@/src/ui/Section'
import styles from './product-summary.module.css'
import type { ProductSummaryProps } from './to-props'

/** The conditions of a product at a glance. */
export function ProductSummary({ title, lead, facts }: ProductSummaryProps): ReactNode {
  return (
    <Section title={title} lead={lead}>
      <dl className={styles['facts']}>
        {facts.map(({ id, label, value, detail }) => (
          <div key={id} className={styles['fact']}>
            <dt>{label}</dt>
            <dd className={styles['value']}>{value}</dd>
            {detail ? <dd className={styles['detail']}>{detail}</dd> : null}
          </div>
        ))}
      </dl>
    </Section>
  )
}
