import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/rights.json' with { type: 'json' }

const nobody = () => false

/**
 * By which keys submissions are found again for the person whom they are about: keyed hashes of what was answered, and nothing of it in
 * clear. Rows are the platform's own; nobody reads them, whatever the interface.
 */
export const personKeys: CollectionConfig<'person-keys'> = {
  slug: 'person-keys',
  labels: staffTexts.personKeys.labels,
  graphQL: false,
  timestamps: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  enableQueryPresets: false,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, index: true },
    // A number and no relationship: nothing can be asked through it.
    { name: 'submission', type: 'number', required: true, index: true },
  ],
}
