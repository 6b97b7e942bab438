import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { refuseToWrite } from '../access/refuse-to-write'

/**
 * The work on what was sent, step by step: who did what, and what they wrote. Rows are only ever added, by the platform itself; nobody
 * reads them here, because notes and replies are read like what they are about: one case at a time, and written down.
 */
export const submissionEvents: CollectionConfig<'submission-events'> = {
  slug: 'submission-events',
  labels: staffTexts.submissionEvents.labels,
  graphQL: false,
  timestamps: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  enableQueryPresets: false,
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  hooks: { beforeOperation: [refuseToWrite] },
  fields: [
    // A number and no relationship: it outlives what it names until retention has taken both away.
    { name: 'submission', type: 'number', required: true, index: true },
    { name: 'reference', type: 'text', required: true },
    { name: 'formKey', type: 'text', required: true },
    { name: 'audience', type: 'text', required: true },
    { name: 'at', type: 'text', required: true },
    { name: 'by', type: 'number', required: true },
    // Kept as well as the account, which may be deleted one day.
    { name: 'name', type: 'text', required: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        ...['state', 'assigned', 'due', 'tags', 'note', 'reply', 'moved'],
        ...['repetition', 'held', 'correction', 'handedOver', 'sender'],
      ],
    },
    { name: 'before', type: 'text' },
    { name: 'after', type: 'text' },
    { name: 'text', type: 'textarea' },
  ],
}
