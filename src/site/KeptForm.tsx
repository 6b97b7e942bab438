import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type Day, writeDay } from '@/src/country/calendar'
import type { Locale } from '@/src/i18n/locales'
import { toReturnHref } from '@/src/links/return-href'
import { env } from '@/src/platform/env'
import controls from '@/src/ui/form-controls.module.css'
import styles from './form-page.module.css'

type KeptFormProps = {
  locale: Locale
  /** In groups; null where its visitor has it already. */
  code: string | null
  lastDay: Day
  /** What opens the saved form, sealed. */
  saved: string
}

/** A form that was saved: its code, shown this once, until when it is kept, and how to return. */
export function KeptForm({ locale, code, lastDay, saved }: KeptFormProps): ReactNode {
  const t = useTranslations('savedForm.kept')
  const href = toReturnHref(locale)
  return (
    <div className={styles['kept']}>
      <h2>{t('title')}</h2>
      {code === null ? (
        <p>{t('known')}</p>
      ) : (
        <>
          <p className={styles['key']}>
            {t('code')} <strong>{code}</strong>
          </p>
          <p>{t('once')}</p>
        </>
      )}
      <p>{t('until', { date: writeDay(lastDay) })}</p>
      <p>
        {t('how')} <a href={href}>{new URL(href, env.siteUrl).href}</a>
      </p>
      <form method="post" action={href}>
        <input type="hidden" name="ticket" value={saved} />
        <button className={controls['button']} type="submit" name="do" value="open">
          {t('continue')}
        </button>
      </form>
    </div>
  )
}
