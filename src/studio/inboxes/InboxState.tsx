import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { storedInbox } from '@/src/inbox/inboxes/inbox-plan'
import { findLost } from '@/src/inbox/inboxes/judge-plan'
import styles from './inboxes.module.css'

const words = staffTexts.screen

/** What an inbox is like: what it says that holds no more, and the way to ask for a change. */
export async function InboxState({ data, payload, i18n, user }: UIFieldServerProps): Promise<ReactNode> {
  const { data: inbox } = storedInbox.safeParse(data)
  if (!inbox || !user) return null
  const language = toStaffLanguage(i18n.language)
  const lost = await findLost(payload, inbox)
  return (
    <div className={styles['state']}>
      {inbox.routes.length > 0 && lost.length === 0 && <p>{words.sound[language]}</p>}
      {lost.length > 0 && (
        <div role="alert">
          <p>{words.lost[language]}</p>
          <ul>
            {lost.map((text) => (
              <li key={text[language]}>{text[language]}</li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <a href="/admin/collections/inbox-requests/create">{words.change[language]}</a>
      </p>
    </div>
  )
}
