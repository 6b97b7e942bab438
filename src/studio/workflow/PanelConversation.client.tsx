'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { fieldPathOf } from '@/src/payload-fixes/open-field'
import { Threads } from '../conversation/Threads.client'
import styles from './workflow-panel.module.css'
import type { WorkflowState } from './workflow-state'
import type { WorkflowTexts } from './workflow-texts'

type PanelConversationProps = {
  subject: string
  conversation: WorkflowState['conversation']
  isBusy: boolean
  texts: WorkflowTexts
  language: string
  take: (step: string, body: object) => Promise<boolean>
  /** Leads to a field of the form. */
  open: (at: string) => void
  /** A field in the words of the form; empty when it has none. */
  nameOf: (at: string) => string
}

/** What colleagues say about the document beside its form, and a place to say something of the field that one was in. */
export function PanelConversation({ conversation, texts, open, nameOf, ...shown }: PanelConversationProps): ReactNode {
  const [pinned, setPinned] = useState<string | null>(null)
  // Whoever has just looked at a field most likely wants to say something about it.
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? fieldPathOf(target) : undefined
      if (path && nameOf(path) !== '') setPinned(path)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [nameOf])
  return (
    <details open={conversation.comments.length > 0}>
      <summary>
        {texts.comments} ({conversation.comments.length})
      </summary>
      <Threads
        {...{ conversation, pinned, nameOf, ...shown }}
        isCalled={false}
        onUnpin={() => setPinned(null)}
        lead={(path, name) => (
          <button type="button" className={styles['place']} onClick={() => open(path)}>
            {name}
          </button>
        )}
      />
    </details>
  )
}
