import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { isDay, writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import { formatMoment } from '@/src/i18n/format'
import { caseState } from '@/src/inbox/cases/case-state'
import type { CaseEvent } from '@/src/inbox/cases/read-case'
import styles from './inbox.module.css'
import { type InboxTexts, inboxTexts } from './inbox-texts'

type CaseHistoryProps = { history: readonly CaseEvent[]; language: StaffLanguage }

/** Everything that was done about a case, the newest first, each with who did it and when. */
export function CaseHistory({ history, language }: CaseHistoryProps): ReactNode {
  const texts = inboxTexts(language)
  if (history.length === 0) return <p>{texts.noHistory}</p>
  return (
    <ol className={styles['history']} reversed>
      {history.toReversed().map(({ id, at, name, kind, before, after, text }) => (
        <li key={id} data-kind={kind}>
          <p>
            {fillPlaces(texts.events[kind], { before: toWord(before, texts), after: toWord(after, texts) })}{' '}
            <span className={styles['soft']}>
              {name}, <time dateTime={at}>{formatMoment(language, at)}</time>
            </span>
          </p>
          {text && <p className={styles['written']}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

/** What stood there, as it is said to people. */
function toWord(value: string | null | undefined, { stateNames }: InboxTexts): string {
  if (!value) return '–'
  const { data } = caseState.safeParse(value)
  if (data) return stateNames[data]
  return isDay(value) ? writeDay(value) : value
}
