import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Contents, type ContentsEntry } from '@/src/ui/Contents'
import styles from './page-contents.module.css'

type PageContentsProps = { entries: readonly ContentsEntry[]; children: ReactNode }

/** Blocks with the list of them: beside them where there is room, so that it stays in sight, and above them where there is not. */
export function PageContents({ entries, children }: PageContentsProps): ReactNode {
  const t = useTranslations('contents')
  return (
    <div className={styles['page']}>
      <div className={styles['list']} data-part="page-contents">
        <Contents title={t('title')} entries={entries} />
      </div>
      <div className={styles['blocks']}>{children}</div>
    </div>
  )
}
