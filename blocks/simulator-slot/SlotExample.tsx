import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './simulator-slot.module.css'

type SlotExampleProps = {
  headingLevel: 2 | 3
  examples: readonly { id: string; label: string; value: string }[]
}

/** A representative example worked out by the bank, for a place whose simulator is not published. */
export function SlotExample({ headingLevel, examples }: SlotExampleProps): ReactNode {
  const t = useTranslations('simulatorSlot')
  const Heading = `h${headingLevel}` as const
  if (examples.length === 0) return null
  return (
    <div className={styles['example']}>
      <Heading className={styles['heading']}>{t('example')}</Heading>
      <dl className={styles['rows']}>
        {examples.map(({ id, label, value }) => (
          <div key={id} className={styles['row']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
