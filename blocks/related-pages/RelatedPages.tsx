import type { ReactNode } from 'react'
import { BankCard } from '@/src/ui/bank-card/BankCard'
import rows from '@/src/ui/even-rows.module.css'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './related-pages.module.css'
import type { RelatedPagesProps } from './to-props'

/** Cards that lead to other pages of the site, each with the colour that its page has. */
export function RelatedPages({ title, lead, headingLevel, pages, bankName }: RelatedPagesProps): ReactNode {
  const PageTitle = `h${headingLevel}` as const
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={rows['rows']}>
        {pages.map((page) => (
          <li key={page.id} className={styles['page']} data-surface="card">
            {page.look ? (
              <BankCard look={page.look} bankName={bankName} isNamed />
            ) : (
              <span className={styles['tone']} data-surface={page.tone} />
            )}
            <div className={styles['words']}>
              <PageTitle className={styles['title']}>
                <a href={page.href}>{page.title}</a>
              </PageTitle>
              {page.price ? <p className={styles['price']}>{page.price}</p> : null}
              {page.summary ? <p className={styles['summary']}>{page.summary}</p> : null}
              <span className={styles['arrow']}>
                <Icon name="arrow" />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
