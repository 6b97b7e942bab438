import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './related-pages.module.css'
import type { RelatedPagesProps } from './to-props'

/** Cards that lead to other pages of the site. */
export function RelatedPages({ title, lead, headingLevel, pages }: RelatedPagesProps): ReactNode {
  const PageTitle = `h${headingLevel}` as const
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={styles['pages']}>
        {pages.map((page) => (
          <li key={page.id} className={styles['page']}>
            <PageTitle className={styles['title']}>
              <a href={page.href}>{page.title}</a>
            </PageTitle>
            {page.summary ? <p className={styles['summary']}>{page.summary}</p> : null}
            <span className={styles['arrow']}>
              <Icon name="arrow" />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
