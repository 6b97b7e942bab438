'use client'

import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { Change } from '@/src/governance/change'
import { fillPlaces } from '@/src/i18n/fill-places'
import styles from './review-room.module.css'
import type { ReviewTexts } from './review-texts'

type ChangeListProps = {
  changes: readonly Change[]
  seen: ReadonlySet<string>
  current: string | null
  texts: ReviewTexts
  language: StaffLanguage
  onChoose: (key: string) => void
}

const longest = 60

/** The changes in one language, each with what it says and whether it was on the screen. */
export function ChangeList({ changes, seen, current, texts, language, onChoose }: ChangeListProps): ReactNode {
  const count = changes.filter(({ key }) => seen.has(key)).length
  return (
    <nav className={styles['changes']} aria-label={texts.changes}>
      <h2>{texts.changes}</h2>
      <p>{fillPlaces(texts.seenCount, { seen: count, all: changes.length })}</p>
      <ol>
        {changes.map(({ key, kind, name, parts }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === current || undefined}
              data-seen={seen.has(key) || undefined}
              onClick={() => onChoose(key)}
            >
              <span>
                <strong>{name[language]}</strong> {shorten(parts[0]?.after || parts[0]?.before || '')}
              </span>
              <span>{`${texts.kinds[kind]}, ${seen.has(key) ? texts.seen : texts.unseen}`}</span>
            </button>
          </li>
        ))}
      </ol>
      <p>{texts.nextKey}</p>
    </nav>
  )
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text
}
