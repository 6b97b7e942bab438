import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toIntakeHref } from '@/src/links/intake-href'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { QuickExit } from './QuickExit'
import styles from './sealed-way.module.css'

type SealedWayProps = { locale: Locale; headingLevel: 2 | 3 }

/** What stands in the place of a form for reports where reports are sealed: what is promised, and the way to where they are taken. */
export function SealedWay({ locale, headingLevel }: SealedWayProps): ReactNode {
  const t = useTranslations('sealedReports')
  const Heading = `h${headingLevel}` as const
  const { promises } = messagesByLocale[locale].sealedReports
  return (
    <div className={styles['way']}>
      <QuickExit locale={locale} />
      <p>{t('report.lead')}</p>
      <ActionLinks
        links={[
          { href: toIntakeHref(locale, 'report'), label: t('title'), isExternal: false },
          { href: toIntakeHref(locale, 'return'), label: t('report.returning'), isExternal: false },
        ]}
      />
      <Heading>{t('report.promisesTitle')}</Heading>
      <ul>
        {Object.values(promises).map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </div>
  )
}
