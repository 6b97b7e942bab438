import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Site } from '@/src/content/get-site'
import type { FollowedOnPage } from '@/src/forms/submission/posted-channel'
import { type Locale, otherLocale } from '@/src/i18n/locales'
import { toReturnHref } from '@/src/links/return-href'
import type { PublishingNotes } from '@/src/publications/publishing-notes'
import { returnSaidToken } from '@/src/submissions/saved/return-said-token'
import { daysKept } from '@/src/submissions/saved/saved-form'
import { signsOfReturnCode } from '@/src/submissions/saved/saved-form-key'
import controls from '@/src/ui/form-controls.module.css'
import { FollowedCase } from './FollowedCase'
import styles from './form-page.module.css'
import { SiteShell } from './SiteShell'

type ReturnPageProps = {
  locale: Locale
  site: Site
  notes: PublishingNotes
  /** A case that somebody follows, in the place of the fields for codes. */
  followed: FollowedOnPage | null
}

/** Where somebody returns to a form that they saved, or to what they sent: the code is typed and posted. Deleting has a field of its own, so that nobody does it by mistake. */
export function ReturnPage({ locale, site, notes, followed }: ReturnPageProps): ReactNode {
  const t = useTranslations('savedForm')
  const here = { locale, path: '', section: null, alternateHref: toReturnHref(otherLocale(locale)) }
  if (followed) {
    return (
      <SiteShell site={site} here={here} trail={[]} tone="sand" notes={notes}>
        <div className={styles['page']}>
          <h1>{t('following.title')}</h1>
          <FollowedCase locale={locale} followed={followed} />
        </div>
      </SiteShell>
    )
  }
  return (
    <SiteShell site={site} here={here} trail={[]} tone="sand" notes={notes}>
      <div className={styles['page']}>
        <h1>{t('title')}</h1>
        <p className={styles['said']} role="alert">
          {returnSaidToken}
        </p>
        <p>{t('lead', { days: daysKept })}</p>
        <CodeForm locale={locale} label={t('label')} hint={t('hint', { signs: signsOfReturnCode })} verb="open">
          {t('open')}
        </CodeForm>
        <h2>{t('following.title')}</h2>
        <p>{t('following.lead')}</p>
        <CodeForm
          locale={locale}
          label={t('following.label')}
          hint={t('hint', { signs: signsOfReturnCode })}
          verb="follow"
        >
          {t('following.open')}
        </CodeForm>
        <h2>{t('deleteTitle')}</h2>
        <p>{t('deleteLead')}</p>
        <CodeForm locale={locale} label={t('deleteLabel')} hint={t('hint', { signs: signsOfReturnCode })} verb="delete">
          {t('delete')}
        </CodeForm>
      </div>
    </SiteShell>
  )
}

type CodeFormProps = {
  locale: Locale
  label: string
  hint: string
  verb: 'open' | 'follow' | 'delete'
  children: ReactNode
}

function CodeForm({ locale, label, hint, verb, children }: CodeFormProps): ReactNode {
  const id = `code-to-${verb}`
  return (
    <form className={styles['code']} method="post" action={toReturnHref(locale)}>
      <div className={controls['field']}>
        <label className={controls['label']} htmlFor={id}>
          {label}
        </label>
        <p className={controls['hint']} id={`${id}-hint`}>
          {hint}
        </p>
        <input
          className={controls['control']}
          id={id}
          name="code"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
          aria-describedby={`${id}-hint`}
        />
      </div>
      <button className={controls['button']} type="submit" name="do" value={verb}>
        {children}
      </button>
    </form>
  )
}
