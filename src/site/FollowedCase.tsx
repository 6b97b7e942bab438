import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { writeDay } from '@/src/country/calendar'
import type { FollowedOnPage } from '@/src/forms/submission/posted-channel'
import { formatMoment } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { toReturnHref } from '@/src/links/return-href'
import { longestAnswer } from '@/src/submissions/followed/followed-case'
import controls from '@/src/ui/form-controls.module.css'
import styles from './form-page.module.css'

type FollowedCaseProps = { locale: Locale; followed: FollowedOnPage }

/** A case as its sender sees it: how it is, what was written to each other, and a place to answer. */
export function FollowedCase({ locale, followed }: FollowedCaseProps): ReactNode {
  const t = useTranslations('savedForm.following')
  const { reference, title, receivedOn, state, messages, ticket, said, text } = followed
  const isWrong = said !== null && said !== 'taken'
  return (
    <>
      {said ? (
        <p className={styles['said']} id="said" role={isWrong ? 'alert' : 'status'}>
          {t(`said.${said}`, { most: longestAnswer })}
        </p>
      ) : null}
      <dl className={styles['facts']}>
        <dt>{t('reference')}</dt>
        <dd data-part="reference">{reference}</dd>
        <dt>{t('form')}</dt>
        <dd>{title}</dd>
        <dt>{t('receivedOn')}</dt>
        <dd>{writeDay(receivedOn)}</dd>
        <dt>{t('state')}</dt>
        <dd data-part="state">{t(`states.${state}`)}</dd>
      </dl>
      <h2>{t('messages')}</h2>
      {messages.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ol className={styles['messages']}>
          {messages.map((message) => (
            <li key={`${message.at} ${message.from}`} data-from={message.from}>
              <p>
                <strong>{t(message.from)}</strong>,{' '}
                <time dateTime={message.at}>{formatMoment(locale, message.at)}</time>
              </p>
              <p className={styles['written']}>{message.text}</p>
            </li>
          ))}
        </ol>
      )}
      <form method="post" action={toReturnHref(locale)}>
        <input type="hidden" name="ticket" value={ticket} />
        <button className={controls['quietButton']} type="submit" name="do" value="follow">
          {t('lookAgain')}
        </button>
      </form>
      <h2>{t('answerTitle')}</h2>
      <form className={styles['code']} method="post" action={toReturnHref(locale)}>
        <input type="hidden" name="ticket" value={ticket} />
        <div className={controls['field']}>
          <label className={controls['label']} htmlFor="answer">
            {t('answerLabel')}
          </label>
          <p className={controls['hint']} id="answer-hint">
            {t('answerHint', { most: longestAnswer })}
          </p>
          <textarea
            className={controls['control']}
            id="answer"
            name="text"
            rows={6}
            maxLength={longestAnswer}
            required
            defaultValue={text}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'said answer-hint' : 'answer-hint'}
          />
        </div>
        <button className={controls['button']} type="submit" name="do" value="answer">
          {t('answer')}
        </button>
      </form>
    </>
  )
}
