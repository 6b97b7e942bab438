import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import styles from './quick-exit.module.css'

/**
 * The way off a page that nobody is to be seen on: to the home page, which says nothing of where one was. The page itself is
 * kept nowhere, so going back does not show it as it was left.
 */
export function QuickExit({ locale }: { locale: Locale }): ReactNode {
  const t = useTranslations('quickExit')
  return (
    <p className={styles['exit']}>
      <a className={styles['link']} href={toHref(locale, '/')} rel="noreferrer">
        {t('leave')}
      </a>
      <span>{t('note')}</span>
    </p>
  )
}
