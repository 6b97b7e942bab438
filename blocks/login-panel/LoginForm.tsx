import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Audience } from '@/src/country/bank'
import type { Locale } from '@/src/i18n/locales'
import controls from '@/src/ui/form-controls.module.css'
import styles from './LoginForm.module.css'

type LoginFormProps = {
  locale: Locale
  /** Each has an internet banking of its own. In the order of the tabs; the first is chosen. */
  audiences: readonly Audience[]
  openAccountHref: string | null
}

/**
 * The way into internet banking: a plain form, so that it works without script.
 *
 * The user code is the only thing it ever asks: access codes belong to the internet banking itself.
 */
export function LoginForm({ locale, audiences, openAccountHref }: LoginFormProps): ReactNode {
  const t = useTranslations('loginPanel')
  return (
    <form method="post" action="/login" className={styles['form']} data-surface="card">
      <input type="hidden" name="locale" value={locale} />
      <fieldset>
        <legend className={styles['legend']}>{t('audience')}</legend>
        <div className={styles['tabs']}>
          {audiences.map((audience, position) => (
            <label key={audience} className={styles['tab']}>
              <input
                type="radio"
                name="audience"
                value={audience}
                defaultChecked={position === 0}
                className={styles['choice']}
              />
              <span>{t(audience)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className={controls['field']}>
        <span className={controls['label']}>{t('userCode')}</span>
        <input
          type="text"
          name="userCode"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="text"
          maxLength={20}
          required
          className={controls['control']}
        />
      </label>
      <button type="submit" className={controls['button']}>
        {t('submit')}
      </button>
      {openAccountHref ? (
        <p className={styles['join']}>
          {t('notYetCustomer')} <a href={openAccountHref}>{t('openAccount')}</a>
        </p>
      ) : null}
    </form>
  )
}
