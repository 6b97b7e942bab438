'use client'

import { type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type staffTexts from '@/messages/staff/studio.json'

type MovePageProps = { id: number; parent: number | null; texts: (typeof staffTexts.siteMap)[StaffLanguage] }

/** Moves a page in its draft: the public sees it there when somebody else has approved it. */
export function MovePage({ id, parent, texts }: MovePageProps): ReactNode {
  const [state, setState] = useState<'done' | 'failed' | 'idle' | 'moving'>('idle')
  const move = async () => {
    setState('moving')
    try {
      const answer = await fetch(`/api/pages/${id}?draft=true&depth=0`, {
        method: 'PATCH',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ parent }),
      })
      setState(answer.ok ? 'done' : 'failed')
    } catch {
      // The network is gone; the page is not known to have moved.
      setState('failed')
    }
  }
  return (
    <div>
      <button type="button" disabled={state === 'moving' || state === 'done'} onClick={() => void move()}>
        {texts.moveDraft}
      </button>
      <p role="status">
        {state === 'failed' && texts.failed}
        {state === 'done' && (
          <>
            {texts.moved} <a href={`/admin/collections/pages/${id}`}>{texts.submit}</a>
          </>
        )}
      </p>
    </div>
  )
}
