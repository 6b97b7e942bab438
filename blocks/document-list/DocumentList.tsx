import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { Section } from '@/src/ui/Section'
import styles from './document-list.module.css'
import type { DocumentListProps } from './to-props'

/** Public documents to download, by year. */
export function DocumentList({ title, lead, years }: DocumentListProps): ReactNode {
  const t = useTranslations('documentList')
  return (
    <Section title={title} lead={lead}>
      {years.length === 0 ? (
        <div className={styles['empty']}>
          <p>
            <strong>{t('emptyTitle')}</strong>
          </p>
          <p>{t('emptyText')}</p>
        </div>
      ) : (
        years.map(({ year, documents }) => (
          <section key={year} className={styles['year']}>
            <h3>{year}</h3>
            <ul role="list" className={styles['documents']}>
              {documents.map((document) => (
                <li key={document.id}>
                  <a href={document.href} className={styles['document']}>
                    <Icon name="download" />
                    <span>
                      <span className={styles['title']}>{document.title}</span>
                      {document.summary ? <span className={styles['summary']}>{document.summary}</span> : null}
                      <span className={styles['format']}>
                        {document.kilobytes === null ? 'PDF' : t('format', { size: document.kilobytes })}
                      </span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </Section>
  )
}
