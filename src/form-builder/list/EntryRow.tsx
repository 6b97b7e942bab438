import type { DragEvent, ReactNode } from 'react'
import { type AskedAbout, type Field, isQuestion } from '@/src/forms/definition/field'
import { toEntryName } from '@/src/forms/governance/entry-name'
import { toTypeTexts } from '@/src/forms/types/type-texts'
import { useBuilder } from '../builder-context'
import { BuilderIcon } from '../controls/BuilderIcon'
import { IconButton } from '../controls/IconButton'
import type { DraftEdit } from '../draft/edit-draft'
import type { DraftEntry } from '../draft/form-draft'
import { EntryEditor } from '../entry/EntryEditor'
import styles from '../form-builder.module.css'
import { listTexts } from '../texts/list-texts'
import type { SectionStanding } from './section-standing'

export type EntryRowProps = {
  row: DraftEntry
  place: number
  count: number
  isOpen: boolean
  /** The questions that its condition may ask about. */
  earlier: readonly AskedAbout[]
  standing: SectionStanding
  /** What it holds, when it is a group, and the list in which that is edited. */
  held: readonly Field[]
  inside: ReactNode
  onToggle: () => void
  onEdit: (edit: DraftEdit, place?: string) => void
  onDragStart: (event: DragEvent) => void
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}

/** One entry of the list: what it is, what can be done with it, and, opened, everything it says. */
export function EntryRow({
  row: { id, entry },
  place,
  count,
  isOpen,
  earlier,
  standing,
  held,
  inside,
  onToggle,
  onEdit,
  ...drag
}: EntryRowProps) {
  const { say, language, idPrefix, isReadOnly } = useBuilder()
  const name = toEntryName(entry, language)
  const bodyId = `${idPrefix}-${id}-body`
  return (
    <li
      className={styles['row']}
      data-retired={entry.retired || undefined}
      data-type={entry.type}
      onDragOver={drag.onDragOver}
      onDrop={drag.onDrop}
    >
      <div className={styles['rowHead']}>
        {isReadOnly ? null : (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same without a mouse
          <span className={styles['handle']} draggable title={say(listTexts.drag)} onDragStart={drag.onDragStart}>
            <BuilderIcon name="drag" />
          </span>
        )}
        <button
          type="button"
          id={`${idPrefix}-${id}-open`}
          className={styles['rowName']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
        >
          <BuilderIcon name={entry.type} />
          <span>
            <strong>{name}</strong>
            <span className={styles['marks']}>
              <Marks id={id} entry={entry} standing={standing} />
            </span>
          </span>
        </button>
        {isReadOnly ? null : <RowActions {...{ id, entry, name, place, count, onEdit }} />}
      </div>
      {isOpen ? (
        <div id={bodyId} className={styles['rowBody']}>
          <EntryEditor
            id={id}
            entry={entry}
            earlier={earlier}
            held={held}
            inside={inside}
            isInSection={standing.section !== null}
            onChange={(changed, part) => onEdit({ kind: 'change', id, entry: changed }, `${id} ${part}`)}
            onRename={(key) => onEdit({ kind: 'rename', id, key }, `${id} key`)}
          />
        </div>
      ) : null}
    </li>
  )
}

type MarksProps = { id: number; entry: Field; standing: SectionStanding }

function Marks({ id, entry, standing: { section, carried } }: MarksProps): ReactNode {
  const { say, problems, language } = useBuilder()
  const count = problems.filter((problem) => problem.id === id).length
  const marks = [
    say(toTypeTexts(entry.type).name),
    ...(isQuestion(entry) && entry.required ? [say(listTexts.required)] : []),
    ...(entry.showWhen ? [say(listTexts.conditional)] : []),
    ...(section ? [say(listTexts.inSection, { section: toEntryName(section, language) })] : []),
    ...(entry.leavesSection ? [say(listTexts.leaves)] : []),
    ...(carried?.length === 0 ? [say(listTexts.carriesNothing)] : []),
    ...(carried?.length
      ? [say(listTexts.carries, { names: carried.map((other) => toEntryName(other, language)).join(', ') })]
      : []),
    ...(entry.retired ? [say(listTexts.retired)] : []),
  ]
  return (
    <>
      {marks.join(' · ')}
      {count > 0 ? <em> · {count === 1 ? say(listTexts.problemOne) : say(listTexts.problems, { count })}</em> : null}
    </>
  )
}

type RowActionsProps = Pick<EntryRowProps, 'place' | 'count' | 'onEdit'> & { id: number; entry: Field; name: string }

function RowActions({ id, entry, name, place, count, onEdit }: RowActionsProps): ReactNode {
  const { say, published, idPrefix } = useBuilder()
  const { retired } = entry
  return (
    <div className={styles['actions']}>
      <IconButton
        id={`${idPrefix}-${id}-up`}
        icon="up"
        name={say(listTexts.up, { name })}
        isIdle={place === 0}
        onPress={() => onEdit({ kind: 'move', id, to: place - 1 })}
      />
      <IconButton
        id={`${idPrefix}-${id}-down`}
        icon="down"
        name={say(listTexts.down, { name })}
        isIdle={place === count - 1}
        onPress={() => onEdit({ kind: 'move', id, to: place + 1 })}
      />
      <IconButton
        icon="duplicate"
        name={say(listTexts.duplicate, { name })}
        onPress={() => onEdit({ kind: 'duplicate', id })}
      />
      <IconButton
        icon={retired ? 'bringBack' : 'retire'}
        name={say(retired ? listTexts.bringBack : listTexts.retire, { name })}
        onPress={() => onEdit({ kind: 'retire', id, retired: !retired })}
      />
      {published.has(entry.key) ? null : (
        <IconButton
          icon="delete"
          name={say(listTexts.remove, { name })}
          onPress={() => onEdit({ kind: 'remove', id })}
        />
      )}
    </div>
  )
}
