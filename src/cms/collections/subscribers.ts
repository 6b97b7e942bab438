import type { CollectionConfig } from 'payload'
import { choiceField } from '@/src/fields/select'
import { allowRoles } from '../access/roles'
import { recordSubscriberReads } from '../newsletter/record-subscriber-reads'
import { subscriberExport } from '../newsletter/subscriber-export'

/** Who wants the bank's financial tips by e-mail. People write themselves in and out; staff only look, and remove on request. */
export const subscribers: CollectionConfig<'subscribers'> = {
  slug: 'subscribers',
  labels: { singular: { pt: 'Subscritor', en: 'Subscriber' }, plural: { pt: 'Subscritores', en: 'Subscribers' } },
  graphQL: false,
  timestamps: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'locale', 'subscribedOn', 'confirmedOn'],
    group: { pt: 'Formulários', en: 'Forms' },
    components: { beforeListTable: ['/studio/submissions/SubscriberListHead#SubscriberListHead'] },
  },
  endpoints: [{ path: '/export', method: 'get', handler: subscriberExport }],
  access: {
    read: allowRoles('compliance'),
    delete: allowRoles('compliance'),
    create: () => false,
    update: () => false,
  },
  hooks: { afterOperation: [recordSubscriberReads] },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, label: { pt: 'E-mail', en: 'Email' } },
    {
      ...choiceField({
        name: 'state',
        label: { pt: 'Estado', en: 'State' },
        enumName: 'SubscriberState',
        required: true,
        choices: {
          pending: { pt: 'Por confirmar', en: 'To be confirmed' },
          active: { pt: 'Activo', en: 'Active' },
          unsubscribed: { pt: 'Cancelado', en: 'Unsubscribed' },
        },
      }),
      index: true,
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: { pt: 'Língua', en: 'Language' },
      options: [
        { value: 'pt', label: { pt: 'Português', en: 'Portuguese' } },
        { value: 'en', label: { pt: 'Inglês', en: 'English' } },
      ],
    },
    { name: 'subscribedOn', type: 'text', required: true, label: { pt: 'Pedido em', en: 'Asked on' } },
    { name: 'confirmedOn', type: 'text', label: { pt: 'Confirmado em', en: 'Confirmed on' } },
    { name: 'endedOn', type: 'text', label: { pt: 'Cancelado em', en: 'Unsubscribed on' } },
  ],
}
