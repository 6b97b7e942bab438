import type { ArrayField, Field } from 'payload'
import type { Bilingual } from './bilingual'

type RowsOptions = { name: string; label: Bilingual; fields: Field[]; maxRows?: number }

/** A repeatable list of rows. Never localized itself: both languages share the rows, and each field holds both texts. */
export function rowsField({ name, label, fields, maxRows = 60 }: RowsOptions): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: { pt: 'Elemento', en: 'Item' }, plural: label },
    fields,
    maxRows,
    admin: { initCollapsed: true },
  }
}
