import type { Access, CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import { lineField } from '@/src/fields/text'
import { planFields } from './plan-fields'
import { ownInboxes } from './read-inboxes'

const words = staffTexts.inboxes
const nobody = { create: () => false, update: () => false } as const

const mayName: Access = ({ req }) => req.user?.role === 'compliance' || req.user?.role === 'admin'

/** Compliance and administrators know of every inbox, which is not to read what is in it; others know of those that they read. */
const readInbox: Access = async (args) => {
  const { req } = args
  if (await mayName(args)) return true
  return req.user?.role === 'hr' ? { id: { in: [0, ...(await ownInboxes(req))] } } : false
}

/**
 * Inboxes: what comes in is read by the members alone. Names and days are written here; members, forms and rows for answers are asked for
 * in `inbox-requests`. None is ever deleted: nobody would read what lies in it.
 */
export const inboxes: CollectionConfig<'inboxes'> = {
  slug: 'inboxes',
  labels: words.labels,
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  enableQueryPresets: false,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'answerDays', 'forms'],
    group: words.group,
    description: words.description,
    hideAPIURL: true,
  },
  access: { read: readInbox, create: mayName, update: mayName, delete: () => false },
  fields: [
    lineField({ name: 'name', label: words.name, required: true }),
    {
      name: 'answerDays',
      type: 'number',
      min: 1,
      max: 365,
      label: words.answerDays.label,
      admin: { position: 'sidebar', description: words.answerDays.description },
    },
    {
      name: 'lost',
      type: 'ui',
      label: words.lost,
      admin: { components: { Field: '/studio/inboxes/InboxState#InboxState' }, disableListColumn: true },
    },
    ...planFields(nobody),
  ],
}
