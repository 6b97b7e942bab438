import { type Field, type HeldField, isGroup, isQuestion } from '@/src/forms/definition/field'
import { type FormDefinition, formDefinition } from '@/src/forms/definition/form-definition'
import { toPlaceName } from '@/src/forms/definition/show-name'

/**
 * An entry while it is being edited. The id lasts as long as the editor is open; keys may be empty or taken meanwhile. What a group
 * holds are entries of their own, so that each is edited alike.
 */
export type DraftEntry = {
  readonly id: number
  readonly entry: Field
  /** The group that holds it, by its id; null for the form. */
  readonly parent: number | null
}

/** A form while it is being edited: of the right shape, but with values that may break rules. Numbers that cannot be read are NaN. */
export type FormDraft = {
  readonly form: Omit<FormDefinition, 'fields'>
  /** Those of one parent in their order. */
  readonly entries: readonly DraftEntry[]
  /** The id that the next entry gets. */
  readonly nextId: number
}

/** A stored form as a draft; null when what is stored is no form. @param key of a form that is new */
export function readDraft(stored: unknown, key: string): FormDraft | null {
  const read = formDefinition.safeParse(stored ?? { key: key === '' ? unnamed : key, title: null, fields: [] })
  return read.success ? toDraft(read.data) : null
}

/** Stands for the key of a form until it has one. */
const unnamed = 'form'

/** A form as a draft. */
export function toDraft({ fields, ...form }: FormDefinition): FormDraft {
  const entries = toRows(fields, { parent: null, nextId: 1 })
  return { form, entries, nextId: entries.length + 1 }
}

/** Entries as rows, each group before what it holds. */
export function toRows(
  fields: readonly Field[],
  { parent, nextId }: { parent: number | null; nextId: number },
): DraftEntry[] {
  const rows: DraftEntry[] = []
  for (const entry of fields) {
    const id = nextId + rows.length
    rows.push({ id, parent, entry: isGroup(entry) ? { ...entry, fields: [] } : entry })
    if (isGroup(entry)) rows.push(...toRows(entry.fields, { parent: id, nextId: id + 1 }))
  }
  return rows
}

/** What is stored of a draft. */
export function toDefinition(draft: FormDraft): FormDefinition {
  return { ...draft.form, fields: rowsOf(draft, null).map((row) => toEntry(draft, row)) }
}

/** The entry of a row with what it holds. */
export function toEntry(draft: FormDraft, { id, entry }: DraftEntry): Field {
  if (!isGroup(entry)) return entry
  return { ...entry, fields: rowsOf(draft, id).flatMap((row) => toHeld(draft, row)) }
}

/** What a group holds of what stands in it: nothing that belongs to the form alone, and no group in a group in a group. */
function toHeld(draft: FormDraft, { id, entry }: DraftEntry): HeldField[] {
  if (!isGroup(entry)) return isQuestion(entry) || entry.type === 'information' ? [entry] : []
  const fields = rowsOf(draft, id).flatMap(({ entry: leaf }) =>
    isQuestion(leaf) || leaf.type === 'information' ? [leaf] : [],
  )
  return entry.type === 'group' ? [{ ...entry, fields }] : [{ ...entry, fields }]
}

/** The entries that a group holds, or the form, in their order. */
export function rowsOf({ entries }: Pick<FormDraft, 'entries'>, parent: number | null): DraftEntry[] {
  return entries.filter((row) => row.parent === parent)
}

/** The ids of an entry and of everything that it holds. */
export function idsWithin(draft: FormDraft, id: number): ReadonlySet<number> {
  return new Set([id, ...rowsOf(draft, id).flatMap((row) => [...idsWithin(draft, row.id)])])
}

/** The groups that hold an entry, the outermost first. */
export function groupsOf(draft: FormDraft, id: number): DraftEntry[] {
  const parent = draft.entries.find((row) => row.id === id)?.parent ?? null
  const group = draft.entries.find((row) => row.id === parent)
  return group ? [...groupsOf(draft, group.id), group] : []
}

/** The place of an entry: its key, after those of the groups that hold it. */
export function placeOf(draft: FormDraft, { id, entry }: DraftEntry): string {
  return toPlaceName([...groupsOf(draft, id).map((group) => group.entry.key), entry.key])
}
