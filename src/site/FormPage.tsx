import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { writeDay } from '@/src/country/calendar'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { LiveForm } from '@/src/forms/placing/LiveForm'
import { QuickExit } from '@/src/forms/placing/QuickExit'
import { SealedLinks } from '@/src/forms/placing/SealedLinks'
import type { PostedForm } from '@/src/forms/submission/posted-channel'
import { FormFrame } from '@/src/forms/theme/FormFrame'
import { FormNotice } from '@/src/forms/theme/FormNotice'
import { otherLocale } from '@/src/i18n/locales'
import { toFormHref } from '@/src/links/form-href'
import { toFollowWords } from '@/src/submissions/followed/follow-words'
import { readReceipt } from '@/src/submissions/receipt'
import styles from './form-page.module.css'
import type { FormPageData } from './form-page-data'
import { KeptForm } from './KeptForm'
import { SiteShell } from './SiteShell'

type FormPageProps = FormPageData & { posted: PostedForm | null; receipt: string | null }

const formId = 'form'

/** A form by itself, empty, to be corrected, or received. */
export function FormPage({ locale, site, notes, form, isSealed, posted, receipt }: FormPageProps): ReactNode {
  const t = useTranslations('formPage')
  const { title, texts } = toFormInLanguage(form.definition, locale)
  const reference = receipt === null ? null : readReceipt(form.formKey, receipt)
  const received = posted?.sent?.reference ?? reference
  const alternateHref = toFormHref(otherLocale(locale), form.formKey)
  const here = { locale, path: '', section: null, alternateHref }
  return (
    <SiteShell site={site} here={here} trail={[]} tone="sand" notes={notes}>
      <div className={styles['page']}>
        <h1>{title}</h1>
        {form.isConfidential && !isSealed ? <QuickExit locale={locale} /> : null}
        {isSealed ? (
          <SealedLinks locale={locale} />
        ) : posted?.kept && posted.saved !== undefined ? (
          <KeptForm locale={locale} {...posted.kept} saved={posted.saved} />
        ) : received ? (
          <FormFrame id={formId} definition={form.definition}>
            <FormNotice
              id={`${formId}--notice`}
              kind="success"
              title={texts.successTitle}
              text={texts.successText}
              reference={received}
              follow={posted?.sent ? toFollowWords(locale, posted.sent.code) : null}
              headingLevel={2}
            />
            <p>{t('keepReference')}</p>
          </FormFrame>
        ) : (
          <>
            {posted?.notice === 'failed' ? (
              <FormFrame id={formId} definition={form.definition}>
                <FormNotice
                  id={`${formId}--failure`}
                  kind="failure"
                  title={texts.failureTitle}
                  text={texts.failureText}
                  reference={null}
                  headingLevel={2}
                />
              </FormFrame>
            ) : null}
            {posted?.notice === 'changed' || posted?.notice === 'lost' ? (
              <p className={styles['changed']} role="alert">
                {t(posted.notice)}
              </p>
            ) : null}
            {posted?.returned ? (
              <div className={styles['changed']} role="status">
                <p>{t('returned', { date: writeDay(posted.returned.lastDay) })}</p>
                {posted.returned.unfit.length > 0 ? (
                  <>
                    <p>{t('unfit')}</p>
                    <ul>
                      {posted.returned.unfit.map((name) => (
                        <li key={name}>{name}</li>
                      ))}
                    </ul>
                  </>
                ) : null}
              </div>
            ) : null}
            <LiveForm
              id={posted?.place?.id ?? formId}
              form={form}
              locale={locale}
              headingLevel={posted?.place?.headingLevel ?? 2}
              page={posted?.place?.page ?? null}
              values={posted?.values ?? {}}
              {...(posted?.focus && { focus: posted.focus })}
              {...(posted?.step && { step: posted.step })}
              {...(posted?.saved !== undefined && { saved: posted.saved })}
              {...(posted?.held !== undefined && { held: posted.held })}
              errors={posted?.errors ?? []}
            />
          </>
        )}
      </div>
    </SiteShell>
  )
}
