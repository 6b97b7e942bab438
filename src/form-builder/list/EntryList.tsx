import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isGroup } from '@/src/forms/definition/field'
import { toLiveEntries } from '@/src/forms/definition/shown-entries'
import { toEntryName } from '@/src/forms/governance/entry-name'
import { BuilderContextProvider, useBuilder } from '../builder-context'
import { toEarlierQuestions } from '../draft/edit-condition'
import type { DraftEdit } from '../draft/edit-draft'
import { type DraftEntry, type FormDraft, groupsOf, rowsOf } from '../draft/form-draft'
import { typesWithin } from '../draft/new-entry'
import { toPublishedWithin } from '../draft/published-entries'
import styles from '../form-builder.module.css'
import { listTexts } from '../texts/list-texts'
import { AddEntries } from './AddEntries'
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
  /** The group whose entries they are; without one, the form. */
  group?: DraftEntry
}

/** The entries of a form, or of a group in it, in order, each to be opened, moved, duplicated, retired or deleted. */
export function EntryList({ draft, open, onToggle, onEdit, group }: EntryListProps): ReactNode {
  const { say, language, ...builder } = useBuilder()
  const { idPrefix, isReadOnly } = builder
  const parent = group?.id ?? null
  const entries = rowsOf(draft, parent)
  const name = group ? toEntryName(group.entry, language) : ''
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
  const within = (row: DraftEntry): ReactNode =>
    isGroup(row.entry) ? (
      <BuilderContextProvider
        value={{ ...builder, language, published: toPublishedWithin(builder.published, row.entry.key) }}
      >
        <EntryList {...{ draft, open, onToggle, onEdit }} group={row} />
      </BuilderContextProvider>
    ) : null
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
      {entries.length === 0 ? (
        <p className={styles['hint']}>{say(group ? listTexts.emptyGroup : listTexts.empty)}</p>
      ) : null}
      <ol role="list" aria-label={group ? say(listTexts.listOfGroup, { name }) : say(listTexts.list)}>
        {entries.map((row, place) => (
          <EntryRow
            key={row.id}
            row={row}
            place={place}
            count={entries.length}
            isOpen={open.has(row.id)}
            earlier={toEarlierQuestions(entries, row.id)}
            standing={toStanding(row.entry, live)}
            held={rowsOf(draft, row.id).map(({ entry }) => entry)}
            inside={open.has(row.id) ? within(row) : null}
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
      {isReadOnly ? null : (
        <AddEntries
          listName={String(parent ?? 'form')}
          types={typesWithin(group ? groupsOf(draft, group.id).length + 1 : 0)}
          group={group ? name : null}
          onAdd={(type) => edit({ kind: 'add', type, into: parent })}
          onAddFromLibrary={(origin) => edit({ kind: 'addFromLibrary', origin, into: parent })}
        />
      )}
    </div>
  )
}

/** Where the keyboard goes on after an edit that moves or removes what it was on; null where it stays. */
function toFocus(edit: DraftEdit, { draft, idPrefix }: { draft: FormDraft; idPrefix: string }): string | null {
  const { nextId } = draft
  const row = 'id' in edit ? draft.entries.find(({ id }) => id === edit.id) : undefined
  const entries = rowsOf(draft, row?.parent ?? null)
  switch (edit.kind) {
    case 'add':
    case 'addFromLibrary':
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
