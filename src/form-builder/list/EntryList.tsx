import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { toLiveEntries } from '@/src/forms/definition/shown-entries'
import { useBuilder } from '../builder-context'
import { toEarlierQuestions } from '../draft/edit-condition'
import type { DraftEdit } from '../draft/edit-draft'
import type { FormDraft } from '../draft/form-draft'
import styles from '../form-builder.module.css'
import { listTexts } from '../texts/list-texts'
import { AddEntry } from './AddEntry'
import { toDropPlace } from './drop-place'
import { EntryRow } from './EntryRow'
import { toStanding } from './section-standing'

type EntryListProps = {
  draft: FormDraft
  /** The ids of the entries that are opened. */
  open: ReadonlySet<number>
  onToggle: (id: number) => void
  /** @param place what is typed in, when it is typed */
  onEdit: (edit: DraftEdit, place?: string) => void
}

/** The entries of a form in order, each to be opened, moved, duplicated, retired or deleted. */
export function EntryList({ draft, open, onToggle, onEdit }: EntryListProps): ReactNode {
  const { say, idPrefix, isReadOnly } = useBuilder()
  const { entries } = draft
  const live = toLiveEntries(entries.map(({ entry }) => entry))
  const dragged = useRef<number | null>(null)
  const [wanted, setWanted] = useState<string | null>(null)

  useEffect(() => {
    if (wanted === null) return
    document.getElementById(wanted)?.focus()
    setWanted(null)
  }, [wanted])

  const edit = (change: DraftEdit, place?: string) => {
    setWanted(toFocus(change, { draft, idPrefix }))
    onEdit(change, place)
  }
  const drop = (event: DragEvent, over: number) => {
    const from = entries.findIndex(({ id }) => id === dragged.current)
    dragged.current = null
    const id = entries[from]?.id
    if (id === undefined) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    onEdit({ kind: 'move', id, to: toDropPlace({ from, over, isBelow: event.clientY > top + height / 2 }) })
  }
  return (
    <div className={styles['list']}>
      {entries.length === 0 ? <p className={styles['hint']}>{say(listTexts.empty)}</p> : null}
      <ol role="list" aria-label={say(listTexts.list)}>
        {entries.map((row, place) => (
          <EntryRow
            key={row.id}
            row={row}
            place={place}
            count={entries.length}
            isOpen={open.has(row.id)}
            earlier={toEarlierQuestions(entries, row.id)}
            standing={toStanding(row.entry, live)}
            onToggle={() => onToggle(row.id)}
            onEdit={edit}
            onDragStart={(event) => {
              dragged.current = row.id
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', row.entry.key)
            }}
            onDragOver={(event) => {
              if (dragged.current !== null) event.preventDefault()
            }}
            onDrop={(event) => drop(event, place)}
          />
        ))}
      </ol>
      {isReadOnly ? null : <AddEntry onAdd={(type) => edit({ kind: 'add', type })} />}
    </div>
  )
}

/** Where the keyboard goes on after an edit that moves or removes what it was on; null where it stays. */
function toFocus(edit: DraftEdit, { draft, idPrefix }: { draft: FormDraft; idPrefix: string }): string | null {
  const { entries, nextId } = draft
  switch (edit.kind) {
    case 'add':
    case 'duplicate':
      return `${idPrefix}-${nextId}-open`
    case 'move': {
      const from = entries.findIndex(({ id }) => id === edit.id)
      return `${idPrefix}-${edit.id}-${edit.to < from ? 'up' : 'down'}`
    }
    case 'remove': {
      const place = entries.findIndex(({ id }) => id === edit.id)
      const next = entries[place + 1] ?? entries[place - 1]
      return next ? `${idPrefix}-${next.id}-open` : null
    }
    default:
      return null
  }
}
