import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { choiceField } from '@/src/fields/select'
import { locales } from '@/src/i18n/locales'
import { recordSubscriberReads } from '@/src/inbox/newsletter/record-subscriber-reads'
import { subscriberExport } from '@/src/inbox/newsletter/subscriber-export'
import { allowRoles } from '../access/roles'

/** Who wants the bank's financial tips by e-mail. People write themselves in and out; staff only look. */
export const subscribers: CollectionConfig<'subscribers'> = {
  slug: 'subscribers',
  labels: staffTexts.subscribers.labels,
  graphQL: false,
  timestamps: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'locale', 'subscribedOn', 'confirmedOn'],
    group: staffTexts.subscribers.group,
    components: { beforeListTable: ['/studio/submissions/SubscriberListHead#SubscriberListHead'] },
  },
  endpoints: [{ path: '/export', method: 'get', handler: subscriberExport }],
  access: {
    read: allowRoles('compliance'),
    // By two people: `src/inbox/rights`.
    delete: () => false,
    create: () => false,
    update: () => false,
  },
  hooks: { afterOperation: [recordSubscriberReads] },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, label: staffTexts.subscribers.email.label },
    {
      ...choiceField({
        name: 'state',
        label: staffTexts.subscribers.state.label,
        enumName: 'SubscriberState',
        required: true,
        choices: staffTexts.subscribers.state.choices,
      }),
      index: true,
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: staffTexts.subscribers.locale.label,
      options: locales.map((value) => ({ value, ...staffTexts.subscribers.locale[value] })),
    },
    { name: 'subscribedOn', type: 'text', required: true, label: staffTexts.subscribers.subscribedOn.label },
    { name: 'confirmedOn', type: 'text', label: staffTexts.subscribers.confirmedOn.label },
    { name: 'endedOn', type: 'text', label: staffTexts.subscribers.endedOn.label },
    { name: 'heldUntil', type: 'text', admin: { hidden: true } },
  ],
}
