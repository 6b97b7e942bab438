import { type ReactNode, useState } from 'react'
import type { StaffText } from '@/src/i18n/staff-text'
import { useBuilder } from '../builder-context'
import { BuilderIcon } from '../controls/BuilderIcon'
import type { BuilderIconName } from '../controls/icon-drawings'
import styles from '../form-builder.module.css'

/** Something that can be added, with what it is for. */
export type Choice<Value extends string> = { value: Value; icon: BuilderIconName; name: StaffText; purpose: StaffText }

type AddEntryProps<Value extends string> = {
  /** Tells the lists of a page apart. */
  listName: string
  choices: readonly Choice<Value>[]
  label: string
  onAdd: (value: Value) => void
}

/** What can be added to a list, to choose from. */
export function AddEntry<Value extends string>({ listName, choices, label, onAdd }: AddEntryProps<Value>): ReactNode {
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
          {choices.map(({ value, icon, name, purpose }) => (
            <li key={value}>
              <button
                type="button"
                onClick={() => {
                  setIsOpen(false)
                  onAdd(value)
                }}
              >
                <BuilderIcon name={icon} />
                <span>
                  <strong>{say(name)}</strong>
                  <span>{say(purpose)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
