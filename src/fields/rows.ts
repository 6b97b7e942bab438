import type { ArrayField, Field } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

type RowsOptions = { name: string; label: StaffText; fields: Field[]; maxRows?: number }

/** A repeatable list of rows. Never localized itself: both languages share the rows, and each field holds both texts. */
export function rowsField({ name, label, fields, maxRows = 60 }: RowsOptions): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: staffTexts.rows.rowsField.labels.singular, plural: label },
    fields,
    maxRows,
    admin: { initCollapsed: true, components: { RowLabel: '/studio/rows/RowName.client#RowName' } },
  }
}
