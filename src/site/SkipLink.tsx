import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

type SkipLinkProps = { targetId: string }

/** The first stop of the keyboard on every page: past the menus to the content. Seen only while it has the focus. */
export function SkipLink({ targetId }: SkipLinkProps): ReactNode {
  const t = useTranslations('skipLink')
  return (
    <a className={styles['link']} href={`#${targetId}`}>
      {t('toContent')}
    </a>
  )
}
