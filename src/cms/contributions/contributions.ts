import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/contributions.json' with { type: 'json' }
import { contributionKinds } from '@/src/governance/writers-since-live'
import { refuseToWrite } from '../access/refuse-to-write'

/**
 * Who wrote what, and when it went live: what decides who may approve. Data of its own, apart from the audit log, which is a
 * record. Rows are written below the API and never change; nobody reads or writes them through it.
 */
export const contributions: CollectionConfig<'contributions'> = {
  slug: 'contributions',
  labels: staffTexts.contributions.labels,
  graphQL: false,
  lockDocuments: false,
  timestamps: false,
  admin: { hidden: true },
  access: { create: () => false, read: () => false, update: () => false, delete: () => false },
  hooks: { beforeOperation: [refuseToWrite] },
  fields: [
    { name: 'subject', type: 'text', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...contributionKinds] },
    { name: 'person', type: 'number' },
    { name: 'languages', type: 'text' },
    { name: 'review', type: 'number' },
    { name: 'at', type: 'text', required: true },
  ],
}
