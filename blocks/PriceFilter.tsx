import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './page-contents.module.css'
import type { PriceTopic } from './price-topics'

/**
 * Narrows a page to one of its price lists, by styles alone: nothing is asked of the server and no script runs. A browser whose styles
 * cannot see what is chosen shows no choice, and all lists.
 */
export function PriceFilter({ topics }: { topics: readonly PriceTopic[] }): ReactNode {
  const t = useTranslations('contents')
  return (
    <p className={styles['filter']} data-part="price-filter">
      <label>
        <span>{t('topic')}</span>
        <select autoComplete="off" defaultValue="all">
          <option value="all">{t('allTopics')}</option>
          {topics.map(({ at, title }) => (
            <option key={at} value={at}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </p>
  )
}
