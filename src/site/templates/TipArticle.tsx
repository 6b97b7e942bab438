import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHero } from '@/blocks/page-hero/PageHero'
import { TipsList } from '@/blocks/tips-list/TipsList'
import { toTipsListProps } from '@/blocks/tips-list/to-props'
import type { SiteDocument } from '@/src/content/get-document'
import type { PageContext } from '@/src/content/page-context'
import { formatDate } from '@/src/i18n/format'
import { RichText } from '@/src/rich-text/RichText'
import { toRichText } from '@/src/rich-text/to-rich-text'
import styles from './templates.module.css'

type Tip = Extract<SiteDocument, { kind: 'tip' }>['tip']
type TipArticleProps = { tip: Tip; context: PageContext }

/** A financial tip: its text, when it was published, and more tips of its topic. */
export function TipArticle({ tip, context }: TipArticleProps): ReactNode {
  const t = useTranslations('tip')
  const locale = useLocale()
  const body = toRichText(tip.body, context)
  const others = context.lists.tips.filter(({ id }) => id !== tip.id)
  const sameTopic = others.filter(({ topic }) => topic === tip.topic)
  const more = toTipsListProps(
    { __typename: 'TipsListBlock', id: 'more', anchor: null, title: t('more'), lead: null, tipTopic: 'all', limit: 3 },
    {
      ...context,
      lists: { ...context.lists, tips: [...sameTopic, ...others.filter(({ topic }) => topic !== tip.topic)] },
    },
  )
  return (
    <article>
      <div data-surface={context.tone}>
        <PageHero
          eyebrow={tip.topic ? t(`topics.${tip.topic}`) : null}
          title={tip.title ?? ''}
          lead={tip.summary}
          links={[]}
          isLow={false}
          figureSeed={context.figureSeed}
        />
      </div>
      <div className={styles['body']}>
        {tip.publishedOn ? (
          <p className={styles['date']}>
            <time dateTime={tip.publishedOn.slice(0, 10)}>{formatDate(locale, tip.publishedOn)}</time>
          </p>
        ) : null}
        {body ? <RichText {...body} /> : null}
      </div>
      {more ? (
        <div className={styles['more']} data-surface="band">
          <TipsList {...more} />
        </div>
      ) : null}
    </article>
  )
}
