import { type ReactNode, useState } from 'react'
import type { Field } from '@/src/forms/definition/field'
import { toTypeTexts } from '@/src/forms/types/type-texts'
import { useBuilder } from '../builder-context'
import { BuilderIcon } from '../controls/BuilderIcon'
import styles from '../form-builder.module.css'

type AddEntryProps = {
  /** Tells the lists of a page apart. */
  listName: string
  types: readonly Field['type'][]
  label: string
  onAdd: (type: Field['type']) => void
}

/** The kinds of entries to choose from, each with what it is for. */
export function AddEntry({ listName, types, label, onAdd }: AddEntryProps): ReactNode {
  const { say, idPrefix } = useBuilder()
  const [isOpen, setIsOpen] = useState(false)
  const listId = `${idPrefix}-${listName}-kinds`
  return (
    <div className={styles['add']}>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <BuilderIcon name="add" /> {label}
      </button>
      {isOpen ? (
        <ul id={listId} role="list" className={styles['kinds']}>
          {types.map((type) => (
            <li key={type}>
              <button
                type="button"
                onClick={() => {
                  setIsOpen(false)
                  onAdd(type)
                }}
              >
                <BuilderIcon name={type} />
                <span>
                  <strong>{say(toTypeTexts(type).name)}</strong>
                  <span>{say(toTypeTexts(type).purpose)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
