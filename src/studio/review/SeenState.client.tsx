'use client'

import type { ReactNode } from 'react'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { ReviewTexts } from './review-texts'

type SeenStateProps = { unseen: number; all: number; texts: ReviewTexts; goToUnseen: () => void }

/** How much of what changes is still to be seen, and the way there. */
export function SeenState({ unseen, all, texts, goToUnseen }: SeenStateProps): ReactNode {
  return (
    <>
      <div role="status">
        <p>{unseen === 0 ? texts.allSeen : fillPlaces(texts.missing, { count: unseen, all })}</p>
      </div>
      {unseen > 0 && (
        <button type="button" onClick={goToUnseen}>
          {texts.next}
        </button>
      )}
    </>
  )
}
