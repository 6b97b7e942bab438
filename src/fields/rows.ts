import type { ArrayField, Field } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

type RowsOptions = { name: string; label: StaffText; fields: Field[]; maxRows?: number }

/** How lists of rows are folded: all when a document is opened, but for a row that was just added. */
export const foldedRows = {
  initCollapsed: true,
  components: { beforeInput: ['/studio/rows/OpenNewRows.client#OpenNewRows'] },
}

/** A repeatable list of rows. Never localized itself: both languages share the rows, and each field holds both texts. */
export function rowsField({ name, label, fields, maxRows = 60 }: RowsOptions): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: staffTexts.rows.rowsField.labels.singular, plural: label },
    fields,
    maxRows,
    admin: {
      ...foldedRows,
      components: { ...foldedRows.components, RowLabel: '/studio/rows/RowName.client#RowName' },
    },
  }
}
