import type { Condition } from '@/src/forms/definition/condition'
import type { Field } from '@/src/forms/definition/field'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { copyFromLibrary, libraryGroups } from '@/src/forms/definition/form-library'
import { toFreeKey } from '@/src/forms/definition/made-key'
import { isMadeKey, toKeyOfEntry } from './entry-key'
import { type DraftEntry, type FormDraft, idsWithin, placeOf, rowsOf, toDraft, toEntry, toRows } from './form-draft'
import { newEntry } from './new-entry'
import type { PublishedEntries } from './published-entries'

/** One thing that staff do to a form. */
export type DraftEdit =
  /** @param into the group that gets it; without one, the form */
  | { kind: 'add'; type: Field['type']; into?: number | null }
  /** @param origin the key of a group of the library. @param into as above */
  | { kind: 'addFromLibrary'; origin: string; into?: number | null }
  | { kind: 'duplicate'; id: number }
  /** @param to the place in the list, counted from 0, that the entry has afterwards */
  | { kind: 'move'; id: number; to: number }
  | { kind: 'remove'; id: number }
  | { kind: 'retire'; id: number; retired: boolean }
  | { kind: 'rename'; id: number; key: string }
  | { kind: 'change'; id: number; entry: Field }
  | { kind: 'changeForm'; form: FormDraft['form'] }
  | { kind: 'replace'; definition: FormDefinition }

/** The draft after an edit; the same draft when the edit is not allowed or changes nothing. */
export function editDraft(draft: FormDraft, edit: DraftEdit, published: PublishedEntries): FormDraft {
  switch (edit.kind) {
    case 'add': {
      const { type, into = null } = edit
      const entry = newEntry(type, toFreeKey(type, keysOf(draft, { parent: into, published })))
      return withEntry(draft, entry, { parent: into, place: rowsOf(draft, into).length })
    }
    case 'addFromLibrary': {
      const { origin, into = null } = edit
      const kept = libraryGroups.find(({ group }) => group.key === origin)
      if (!kept) return draft
      const entry = copyFromLibrary(kept, toFreeKey(origin, keysOf(draft, { parent: into, published })))
      return withEntry(draft, entry, { parent: into, place: rowsOf(draft, into).length })
    }
    case 'duplicate':
      return duplicate(draft, edit.id, published)
    case 'move':
      return move(draft, edit)
    case 'remove':
      return remove(draft, edit.id, published)
    case 'retire':
      return mapEntry(draft, edit.id, (entry) => ({ ...entry, retired: edit.retired }))
    case 'rename':
      return rename(draft, edit.id, edit.key, published)
    case 'change':
      return change(draft, edit, published)
    case 'changeForm':
      return { ...draft, form: edit.form }
    case 'replace': {
      const { form, entries, nextId } = toDraft(edit.definition)
      // Ids are not given twice, so that nothing typed in one entry stays behind in another.
      const shift = (id: number) => id + draft.nextId
      const shifted = entries.map((row) => ({
        ...row,
        id: shift(row.id),
        parent: row.parent === null ? null : shift(row.parent),
      }))
      return { form, entries: shifted, nextId: shift(nextId) }
    }
  }
}

type Siblings = { parent: number | null; published: PublishedEntries; without?: number }

/** The keys that are taken in a list: by its entries, and by what was published of it. */
function keysOf(draft: FormDraft, { parent, published, without }: Siblings): Set<string> {
  const rows = rowsOf(draft, parent).filter(({ id }) => id !== without)
  const group = draft.entries.find(({ id }) => id === parent)
  const before = group ? `${placeOf(draft, group)}-` : ''
  const places = [...published.keys()].filter((place) => place.startsWith(before))
  const keys = places.map((place) => place.slice(before.length)).filter((key) => !key.includes('-'))
  return new Set([...rows.map(({ entry }) => entry.key), ...keys])
}

type Into = { parent: number | null; place: number }

function withEntry({ form, entries, nextId }: FormDraft, entry: Field, { parent, place }: Into): FormDraft {
  const [first, ...held] = toRows([entry], { parent, nextId })
  if (!first) return { form, entries, nextId }
  const siblings = rowsOf({ entries }, parent).toSpliced(place, 0, first)
  const all = [...withSiblings(entries, parent, siblings), ...held]
  return { form, entries: all, nextId: nextId + 1 + held.length }
}

/** The rows with those of one parent in another order, or more of them. */
function withSiblings(entries: readonly DraftEntry[], parent: number | null, siblings: readonly DraftEntry[]) {
  return [...siblings, ...entries.filter((row) => row.parent !== parent)]
}

function mapEntry(draft: FormDraft, id: number, toChanged: (entry: Field) => Field): FormDraft {
  const entries = draft.entries.map(
    (row): DraftEntry => (row.id === id ? { ...row, entry: toChanged(row.entry) } : row),
  )
  return { ...draft, entries }
}

function remove(draft: FormDraft, id: number, published: PublishedEntries): FormDraft {
  const row = draft.entries.find((other) => other.id === id)
  // What was published is retired: stored answers and exports keep its column.
  if (!row || published.has(placeOf(draft, row))) return draft
  const gone = idsWithin(draft, id)
  return { ...draft, entries: draft.entries.filter((other) => !gone.has(other.id)) }
}

function duplicate(draft: FormDraft, id: number, published: PublishedEntries): FormDraft {
  const row = draft.entries.find((other) => other.id === id)
  if (!row) return draft
  const original = toEntry(draft, row)
  const { parent } = row
  const key = toFreeKey(original.key.replace(/(?<!\d)\d+$/, '') || original.type, keysOf(draft, { parent, published }))
  const place = rowsOf(draft, parent).indexOf(row) + 1
  return withEntry(draft, { ...original, key, retired: false }, { parent, place })
}

function move(draft: FormDraft, { id, to }: { id: number; to: number }): FormDraft {
  const moved = draft.entries.find((row) => row.id === id)
  if (!moved) return draft
  const siblings = rowsOf(draft, moved.parent)
  if (siblings.indexOf(moved) === to || to < 0 || to >= siblings.length) return draft
  const placed = siblings.filter((row) => row !== moved).toSpliced(to, 0, moved)
  return { ...draft, entries: withSiblings(draft.entries, moved.parent, placed) }
}

/** Gives an entry another key, and tells the conditions that ask about it, and the group that is named by it. */
function rename(draft: FormDraft, id: number, key: string, published: PublishedEntries): FormDraft {
  const row = draft.entries.find((other) => other.id === id)
  const old = row?.entry.key
  if (!row || old === undefined || old === key || published.has(placeOf(draft, row))) return draft
  const renamed = mapEntry(draft, id, (entry) => ({ ...entry, key }))
  // A key that two entries share may mean the other one.
  const isShared = rowsOf(draft, row.parent).some((other) => other.id !== id && other.entry.key === old)
  if (old === '' || isShared) return renamed
  const entries = renamed.entries.map((other): DraftEntry => {
    const { entry } = other
    if (other.id === row.parent && entry.type === 'repeat' && entry.titleFrom === old)
      return { ...other, entry: { ...entry, titleFrom: key } }
    return other.parent === row.parent
      ? { ...other, entry: { ...entry, showWhen: withKey(entry.showWhen, old, key) } }
      : other
  })
  return { ...renamed, entries }
}

function withKey(condition: Condition | null, old: string, key: string): Condition | null {
  return (
    condition && {
      ...condition,
      tests: condition.tests.map((test) => (test.field === old ? { ...test, field: key } : test)),
    }
  )
}

/** Changes an entry. Its key follows its label until it is published or somebody chose another. */
function change(draft: FormDraft, { id, entry }: { id: number; entry: Field }, published: PublishedEntries): FormDraft {
  const row = draft.entries.find((other) => other.id === id)
  const before = row?.entry
  if (!row || !before || before.type !== entry.type) return draft
  const changed = mapEntry(draft, id, () => ({ ...entry, key: before.key }))
  const wanted = toKeyOfEntry(entry)
  if (published.has(placeOf(draft, row)) || !isMadeKey(before) || wanted === toKeyOfEntry(before)) return changed
  const others = keysOf(draft, { parent: row.parent, published, without: id })
  return rename(changed, id, toFreeKey(wanted, others), published)
}
