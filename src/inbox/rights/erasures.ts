import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/rights.json' with { type: 'json' }

const nobody = () => false

/** How far a request to erase is. */
export const erasureStates = ['asked', 'done', 'refused', 'withdrawn'] as const

/**
 * What somebody asked to be erased for a person, and who decided. It names cases and subscriptions by their numbers, and never what was
 * looked for. Written by steps only; read on the screen of the rights of people.
 */
export const erasures: CollectionConfig<'erasures'> = {
  slug: 'erasures',
  labels: staffTexts.erasures.labels,
  graphQL: false,
  timestamps: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  enableQueryPresets: false,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'state', type: 'select', required: true, index: true, options: [...erasureStates] },
    { name: 'reason', type: 'textarea', required: true },
    // Numbers of submissions, and of subscribers.
    { name: 'submissions', type: 'json', required: true },
    { name: 'subscribers', type: 'json', required: true },
    { name: 'askedAt', type: 'text', required: true },
    { name: 'askedBy', type: 'number', required: true },
    // Kept as well as the accounts, which may be deleted one day.
    { name: 'askedByName', type: 'text', required: true },
    { name: 'decidedAt', type: 'text' },
    { name: 'decidedBy', type: 'number' },
    { name: 'decidedByName', type: 'text' },
    { name: 'comment', type: 'textarea' },
  ],
}
