import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RichText } from '@/src/rich-text/RichText'
import { Icon } from '@/src/ui/Icon'
import styles from './notice.module.css'
import type { NoticeProps } from './to-props'

/** A warning has the colour of the sun; what only informs stays quiet. */
const surfaces = { info: 'card', security: 'sun', legal: 'band' } as const

const icons = { info: 'info', security: 'shield', legal: 'document' } as const

/** Something the reader must not miss. Its kind is said in words, not by colour and icon alone. */
export function Notice({ kind, title, body }: NoticeProps): ReactNode {
  const t = useTranslations('notice')
  return (
    <div className={styles['notice']} data-kind={kind} data-surface={surfaces[kind]}>
      <div className={styles['head']}>
        <p className={styles['kind']}>
          <Icon name={icons[kind]} />
          {t(kind)}
        </p>
        {title ? <h2 className={styles['title']}>{title}</h2> : null}
      </div>
      {body ? <RichText {...body} /> : null}
    </div>
  )
}
