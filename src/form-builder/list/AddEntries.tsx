import type { ReactNode } from 'react'
import type { Field } from '@/src/forms/definition/field'
import { libraryGroups } from '@/src/forms/definition/form-library'
import { toTypeTexts } from '@/src/forms/types/type-texts'
import { useBuilder } from '../builder-context'
import { listTexts } from '../texts/list-texts'
import { AddEntry } from './AddEntry'

type AddEntriesProps = {
  /** Tells the lists of a page apart. */
  listName: string
  types: readonly Field['type'][]
  /** The name of the group that they are added to; null for the form. */
  group: string | null
  onAdd: (type: Field['type']) => void
  onAddFromLibrary: (origin: string) => void
}

/** The ways in which a list gets more entries: of each kind that it holds, and from the library where it holds groups. */
export function AddEntries({ listName, types, group, onAdd, onAddFromLibrary }: AddEntriesProps): ReactNode {
  const { say } = useBuilder()
  return (
    <>
      <AddEntry
        listName={listName}
        choices={types.map((type) => ({ value: type, icon: type, ...toTypeTexts(type) }))}
        label={group === null ? say(listTexts.add) : say(listTexts.addToGroup, { name: group })}
        onAdd={onAdd}
      />
      {types.includes('group') ? (
        <AddEntry
          listName={`${listName}-library`}
          choices={libraryGroups.map(({ purpose, group: { key, label } }) => ({
            ...{ value: key, icon: 'group', name: label, purpose },
          }))}
          label={group === null ? say(listTexts.library) : say(listTexts.libraryToGroup, { name: group })}
          onAdd={onAddFromLibrary}
        />
      ) : null}
    </>
  )
}
