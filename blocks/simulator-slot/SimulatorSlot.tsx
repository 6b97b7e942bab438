import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './simulator-slot.module.css'
import type { SimulatorSlotProps } from './to-props'

/** The place of a simulator: a representative example worked out by the bank, and that the simulator is not open yet. */
export function SimulatorSlot({
  title,
  lead,
  headingLevel,
  simulatorKey,
  examples,
  note,
  links,
}: SimulatorSlotProps): ReactNode {
  const t = useTranslations('simulatorSlot')
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <div className={styles['slot']}>
        {examples.length > 0 ? (
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
        ) : null}
        <div className={styles['aside']}>
          <p className={styles['status']}>{t(`opensSoon.${simulatorKey}`)}</p>
          {note ? <p className={styles['note']}>{note}</p> : null}
          <ActionLinks links={links} />
        </div>
      </div>
    </>
  )
}
