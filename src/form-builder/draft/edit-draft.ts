import type { Condition } from '@/src/forms/definition/condition'
import type { Field } from '@/src/forms/definition/field'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { isMadeKey, toFreeKey, toKeyOfEntry } from './entry-key'
import { type DraftEntry, type FormDraft, toDraft } from './form-draft'
import { newEntry } from './new-entry'
import type { PublishedEntries } from './published-entries'

/** One thing that staff do to a form. */
export type DraftEdit =
  | { kind: 'add'; type: Field['type'] }
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
  const { entries } = draft
  switch (edit.kind) {
    case 'add':
      return withEntry(draft, newEntry(edit.type, toFreeKey(edit.type, keysOf(draft, published))), entries.length)
    case 'duplicate':
      return duplicate(draft, edit.id, published)
    case 'move':
      return move(draft, edit)
    case 'remove':
      // What was published is retired: stored answers and exports keep its column.
      return { ...draft, entries: entries.filter(({ id, entry }) => id !== edit.id || published.has(entry.key)) }
    case 'retire':
      return mapEntry(draft, edit.id, (entry) => ({ ...entry, retired: edit.retired }))
    case 'rename':
      return rename(draft, edit.id, edit.key, published)
    case 'change':
      return change(draft, edit, published)
    case 'changeForm':
      return { ...draft, form: edit.form }
    case 'replace': {
      const replaced = toDraft(edit.definition)
      // Ids are not given twice, so that nothing typed in one entry stays behind in another.
      const shifted = replaced.entries.map(({ id, entry }) => ({ id: id + draft.nextId, entry }))
      return { ...replaced, entries: shifted, nextId: replaced.nextId + draft.nextId }
    }
  }
}

function keysOf({ entries }: FormDraft, published: PublishedEntries): Set<string> {
  return new Set([...entries.map(({ entry }) => entry.key), ...published.keys()])
}

function withEntry({ form, entries, nextId }: FormDraft, entry: Field, place: number): FormDraft {
  return { form, entries: entries.toSpliced(place, 0, { id: nextId, entry }), nextId: nextId + 1 }
}

function mapEntry(draft: FormDraft, id: number, toChanged: (entry: Field) => Field): FormDraft {
  const entries = draft.entries.map((row): DraftEntry => (row.id === id ? { id, entry: toChanged(row.entry) } : row))
  return { ...draft, entries }
}

function duplicate(draft: FormDraft, id: number, published: PublishedEntries): FormDraft {
  const place = draft.entries.findIndex((row) => row.id === id)
  const original = draft.entries[place]?.entry
  if (!original) return draft
  const key = toFreeKey(original.key.replace(/(?<!\d)\d+$/, '') || original.type, keysOf(draft, published))
  return withEntry(draft, { ...original, key, retired: false }, place + 1)
}

function move(draft: FormDraft, { id, to }: { id: number; to: number }): FormDraft {
  const moved = draft.entries.find((row) => row.id === id)
  if (!moved || draft.entries.indexOf(moved) === to || to < 0 || to >= draft.entries.length) return draft
  return { ...draft, entries: draft.entries.filter((row) => row !== moved).toSpliced(to, 0, moved) }
}

/** Gives an entry another key, and tells the conditions that ask about it. */
function rename(draft: FormDraft, id: number, key: string, published: PublishedEntries): FormDraft {
  const old = draft.entries.find((row) => row.id === id)?.entry.key
  if (old === undefined || old === key || published.has(old)) return draft
  const renamed = mapEntry(draft, id, (entry) => ({ ...entry, key }))
  // A key that two entries share may mean the other one.
  if (old === '' || draft.entries.some((row) => row.id !== id && row.entry.key === old)) return renamed
  const entries = renamed.entries.map(
    (row): DraftEntry => ({ id: row.id, entry: { ...row.entry, showWhen: withKey(row.entry.showWhen, old, key) } }),
  )
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
  const before = draft.entries.find((row) => row.id === id)?.entry
  if (!before || before.type !== entry.type) return draft
  const changed = mapEntry(draft, id, () => ({ ...entry, key: before.key }))
  const wanted = toKeyOfEntry(entry)
  if (published.has(before.key) || !isMadeKey(before) || wanted === toKeyOfEntry(before)) return changed
  const others = new Set([...keysOf({ ...draft, entries: draft.entries.filter((row) => row.id !== id) }, published)])
  return rename(changed, id, toFreeKey(wanted, others), published)
}
