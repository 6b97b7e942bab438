import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { Consequence } from './list-consequences'
import styles from './review-room.module.css'
import type { ReviewTexts } from './review-texts'

type WhatHappensProps = { consequences: readonly Consequence[]; texts: ReviewTexts; language: StaffLanguage }

/** So many are shown at once; the others open. */
const most = 5

/** What follows from a request beside what it says. */
export function WhatHappens({ consequences, texts, language }: WhatHappensProps): ReactNode {
  return (
    <section className={styles['card']} aria-label={texts.happens}>
      <h2>{texts.happens}</h2>
      {consequences.length === 0 && <p>{texts.nothingElse}</p>}
      {consequences.map(({ text, items }) => (
        <details key={text.en} open={items.length <= most}>
          <summary>{text[language]}</summary>
          <ul>
            {items.map(({ title, href }) => (
              <li key={`${title} ${href}`}>{href === null ? title : <a href={href}>{title}</a>}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
