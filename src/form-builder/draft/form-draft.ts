import type { Field } from '@/src/forms/definition/field'
import { type FormDefinition, formDefinition } from '@/src/forms/definition/form-definition'

/** An entry while it is being edited. The id lasts as long as the editor is open; keys may be empty or taken meanwhile. */
export type DraftEntry = { readonly id: number; readonly entry: Field }

/** A form while it is being edited: of the right shape, but with values that may break rules. Numbers that cannot be read are NaN. */
export type FormDraft = {
  readonly form: Omit<FormDefinition, 'fields'>
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
  return { form, entries: fields.map((entry, place) => ({ id: place + 1, entry })), nextId: fields.length + 1 }
}

/** What is stored of a draft. */
export function toDefinition({ form, entries }: FormDraft): FormDefinition {
  return { ...form, fields: entries.map(({ entry }) => entry) }
}
