import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { reviewHref } from './review-href'
import styles from './review-room.module.css'
import type { ReviewTexts } from './review-texts'

type RoomHeadProps = {
  title: string
  /** What is asked for and how far it is. */
  state: string
  /** Who asked, when and why, each a sentence. */
  asked: string
  editHref: string
  /** That what is asked for is no longer what stands there, if so. */
  warning: string | null
  languages: readonly Locale[]
  locale: Locale | undefined
  /** How many changes a language has. */
  count: (locale: Locale) => number
  texts: ReviewTexts
  onLocale: (locale: Locale) => void
}

/** What a request is, above what it changes. */
export function RoomHead({ title, state, asked, editHref, warning, ...head }: RoomHeadProps): ReactNode {
  const { languages, locale, count, texts, onLocale } = head
  return (
    <header className={styles['head']}>
      <p>
        <a href={reviewHref(null)}>{texts.back}</a>
      </p>
      <h1>{title}</h1>
      <p>
        <strong>{state}</strong> {asked} <a href={editHref}>{texts.edit}</a>
      </p>
      {warning !== null && <p className={styles['wrong']}>{warning}</p>}
      {languages.length > 1 && (
        <fieldset className={styles['languages']}>
          <legend>{texts.changesIn}</legend>
          {languages.map((each) => (
            <button key={each} type="button" aria-pressed={each === locale} onClick={() => onLocale(each)}>
              {texts.languages[each]} <span>{count(each)}</span>
            </button>
          ))}
        </fieldset>
      )}
    </header>
  )
}
