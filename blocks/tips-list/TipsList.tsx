import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDate } from '@/src/i18n/format'
import rows from '@/src/ui/even-rows.module.css'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { toTopicTone } from '@/src/ui/topic-tone'
import styles from './tips-list.module.css'
import type { TipsListProps } from './to-props'

/** Financial tips to read on. */
export function TipsList({ title, lead, headingLevel, tips }: TipsListProps): ReactNode {
  const t = useTranslations('tipsList')
  const locale = useLocale()
  const TipTitle = `h${headingLevel}` as const
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={rows['rows']}>
        {tips.map((tip) => (
          <li key={tip.id} className={styles['tip']} data-surface="card">
            <TipTitle className={styles['title']}>
              <a href={tip.href}>{tip.title}</a>
            </TipTitle>
            {tip.topic ? (
              <p className={styles['topic']} data-surface={toTopicTone(tip.topic)}>
                {t(`topics.${tip.topic}`)}
              </p>
            ) : null}
            {tip.summary ? <p className={styles['summary']}>{tip.summary}</p> : null}
            {tip.publishedOn ? (
              <p className={styles['date']}>
                <time dateTime={tip.publishedOn}>{formatDate(locale, tip.publishedOn)}</time>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
