import type { BeforeListTableServerProps } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import styles from './submissions.module.css'

const texts = staffTexts.subscriberListHead.texts
const states = ['active', 'all'] as const
const formats = ['csv', 'json'] as const

/** Above the list of subscribers: the files with those who may be written to, and with everybody. */
export function SubscriberListHead({ i18n }: BeforeListTableServerProps): ReactNode {
  const locale: Locale = toStaffLanguage(i18n.language)
  const own = texts[locale]
  return (
    <div className={styles['head']}>
      <nav aria-label={own.label}>
        <ul>
          {states.map((state) => (
            <li key={state}>
              {own[state]}
              {formats.flatMap((format) => [
                ' ',
                <a key={format} href={`/api/subscribers/export?state=${state}&format=${format}`} download>
                  {format.toUpperCase()}
                </a>,
              ])}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
