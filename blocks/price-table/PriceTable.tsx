import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { Section } from '@/src/ui/Section'
import styles from './price-table.module.css'
import type { PriceTableProps } from './to-props'

/** What a product costs, occasion by occasion. */
export function PriceTable({ title, lead, headingLevel: Heading, groups, note, links }: PriceTableProps): ReactNode {
  const t = useTranslations('priceTable')
  return (
    <Section title={title} lead={lead}>
      <div className={styles['body']}>
        {groups.map((group) => (
          <div key={group.id} className={styles['group']}>
            {group.title ? <Heading className={styles['title']}>{group.title}</Heading> : null}
            <table className={styles['prices']}>
              <caption className={styles['spoken']}>{group.title ?? title ?? t('caption')}</caption>
              <thead className={styles['spoken']}>
                <tr>
                  <th scope="col">{t('occasion')}</th>
                  <th scope="col">{t('price')}</th>
                </tr>
              </thead>
              <tbody>
                {group.prices.map((price) => (
                  <tr key={price.id}>
                    <th scope="row">{price.label}</th>
                    <td>
                      <p className={styles['value']}>{price.value}</p>
                      {price.detail ? <p className={styles['detail']}>{price.detail}</p> : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
        {note ? <p className={styles['note']}>{note}</p> : null}
        <ActionLinks links={links} />
      </div>
    </Section>
  )
}
