import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import styles from './person.module.css'
import type { PersonProps } from './to-props'

/** One person of the bank: who answers for what the page is about. */
export function Person({ title, lead, headingLevel, name, role, summary, href }: PersonProps): ReactNode {
  const t = useTranslations('person')
  const Name = `h${headingLevel}` as const
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <div className={styles['person']} data-surface="card">
        <div className={styles['portrait']} data-surface="deep">
          <SonaFigure seed={name} rows={3} columns={3} />
        </div>
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
