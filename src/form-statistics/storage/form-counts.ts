import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/form-statistics.json' with { type: 'json' }
import { platformEndpoints } from './platform-endpoints'

const nobody = () => false

/**
 * What was counted of forms: a row for each form, day and run of the site, written by the platform alone. Nobody reads these rows, whatever
 * their role, because they hold numbers below ten: people read what was released of them.
 */
export const formCounts: CollectionConfig<'form-counts'> = {
  slug: 'form-counts',
  labels: staffTexts.labels,
  graphQL: false,
  timestamps: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  enableQueryPresets: false,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: platformEndpoints,
  fields: [
    // What makes a second delivery of the same report known as such.
    { name: 'report', type: 'text', required: true, unique: true },
    { name: 'formKey', type: 'text', required: true, index: true },
    // None in the row that holds what is left of days that are forgotten.
    { name: 'day', type: 'text', index: true },
    { name: 'number', type: 'number', required: true },
    // The last day that was forgotten, in the row that holds what is left of them.
    { name: 'forgottenTo', type: 'text' },
    { name: 'counts', type: 'json', required: true },
  ],
}
