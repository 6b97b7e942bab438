import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Contents, type ContentsEntry } from '@/src/ui/Contents'
import { PriceFilter } from './PriceFilter'
import styles from './page-contents.module.css'
import type { PriceTopic } from './price-topics'

type PageContentsProps = {
  entries: readonly ContentsEntry[]
  /** What the blocks can be narrowed to. */
  topics: readonly PriceTopic[]
  children: ReactNode
}

/** Blocks with the list of them: beside them where there is room, so that it stays in sight, and above them where there is not. */
export function PageContents({ entries, topics, children }: PageContentsProps): ReactNode {
  const t = useTranslations('contents')
  return (
    <div className={styles['page']}>
      <div className={styles['list']} data-part="page-contents">
        <Contents title={t('title')} entries={entries} />
      </div>
      <div className={styles['blocks']}>
        {topics.length > 0 ? <PriceFilter topics={topics} /> : null}
        {children}
      </div>
    </div>
  )
}
