import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { Portrait } from '@/src/ui/Portrait'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './person.module.css'
import type { PersonProps } from './to-props'

/** One person of the bank: who answers for what the page is about. */
export function Person({ title, lead, headingLevel, name, role, summary, href, portrait }: PersonProps): ReactNode {
  const t = useTranslations('person')
  const Name = `h${headingLevel}` as const
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <div className={styles['person']} data-surface="card">
        <Portrait name={name} picture={portrait} surface="deep" sizes="12rem" />
        <div className={styles['words']}>
          <Name className={styles['name']}>{name}</Name>
          {role ? <p className={styles['role']}>{role}</p> : null}
          {summary ? <p>{summary}</p> : null}
          {href ? (
            <p>
              <a href={href} className={styles['profile']}>
                {t('profile', { name })}
                <Icon name="arrow" />
              </a>
            </p>
          ) : null}
        </div>
      </div>
    </>
  )
}
