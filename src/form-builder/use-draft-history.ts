import { useCallback, useEffect, useRef, useState } from 'react'
import { canonicalJson } from '@/src/forms/definition/canonical-json'
import { type FormDefinition, formDefinition } from '@/src/forms/definition/form-definition'
import { type DraftEdit, editDraft } from './draft/edit-draft'
import { type FormDraft, readDraft, toDefinition } from './draft/form-draft'
import { type DraftHistory, record, redo, startHistory, undo } from './draft/history'
import type { PublishedEntries } from './draft/published-entries'

/** What is edited, and the document that holds it. */
export type DraftHistoryOptions = {
  start: FormDraft
  /** What the document holds. It changes when it is saved, and when somebody takes over its editing. */
  stored: unknown
  published: PublishedEntries
  /** Whether the document is being saved. What is typed meanwhile is not in what it holds when that ends. */
  isSaving: boolean
  onChange: (definition: FormDefinition) => void
}

/** A form that is being edited, with the steps that were done to it. */
export function useDraftHistory({ start, stored, published, isSaving, onChange }: DraftHistoryOptions) {
  const [history, setHistory] = useState(() => startHistory(start))
  const seen = useRef(canonicalJson(stored))
  /** What was handed over and may still come back, the oldest first: the document takes its time to hold it. */
  const handedOver = useRef<readonly string[]>([])

  /** What the save that is under way, or was the last, may have found here. */
  const whileSaving = useRef<readonly FormDraft[]>([])

  const handOver = useCallback(
    (definition: FormDefinition) => {
      handedOver.current = [...handedOver.current, canonicalJson(definition)]
      onChange(definition)
    },
    [onChange],
  )
  const go = (next: DraftHistory) => {
    if (next === history) return
    if (!isSaving) whileSaving.current = []
    setHistory(next)
    handOver(toDefinition(next.present))
  }

  useEffect(() => {
    if (isSaving) whileSaving.current = [...whileSaving.current, history.present]
  }, [isSaving, history.present])

  useEffect(() => {
    const text = canonicalJson(stored)
    if (text === seen.current) return
    seen.current = text
    const own = handedOver.current.lastIndexOf(text)
    handedOver.current = handedOver.current.slice(own + 1)
    if (own !== -1) return
    const draft = readDraft(stored, '')
    if (draft === null || isSame(history.present, draft)) return
    // What was saved comes back after more was typed: that stays, and is handed over once more.
    if (whileSaving.current.some((before) => isSame(before, draft))) return handOver(toDefinition(history.present))
    setHistory((current) =>
      record(
        current,
        editDraft(current.present, { kind: 'replace', definition: toDefinition(draft) }, published),
        null,
      ),
    )
  }, [stored, published, history.present, handOver])

  return {
    draft: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** @param place what is typed in, when it is typed */
    edit: (edit: DraftEdit, place: string | null = null): FormDraft => {
      const after = editDraft(history.present, edit, published)
      go(record(history, after, place))
      return after
    },
    undo: () => go(undo(history)),
    redo: () => go(redo(history)),
  }
}

/** Whether what is stored is what is edited, apart from what storing puts right: spaces around texts. */
function isSame(draft: FormDraft, stored: FormDraft): boolean {
  const read = formDefinition.safeParse(toDefinition(draft))
  return read.success && canonicalJson(read.data) === canonicalJson(toDefinition(stored))
}
