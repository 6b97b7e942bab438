import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { toIntakeHref } from '@/src/links/intake-href'
import { QuickExit } from './QuickExit'
import styles from './quick-exit.module.css'

/** What the page of a form for reports says where reports are sealed. It needs no style that pages without one would carry as well. */
export function SealedLinks({ locale }: { locale: Locale }): ReactNode {
  const t = useTranslations('sealedReports')
  const links = { report: t('title'), return: t('report.returning') } as const
  return (
    <>
      <QuickExit locale={locale} />
      <p>{t('report.lead')}</p>
      {(['report', 'return'] as const).map((place) => (
        <p key={place}>
          <a className={styles['link']} href={toIntakeHref(locale, place)}>
            {links[place]}
          </a>
        </p>
      ))}
    </>
  )
}
