import type { CollectionConfig, PayloadRequest } from 'payload'
import { allowRoles, contentRoles, publishingRoles, readAlways } from '../access/roles'
import { adminText } from '../admin-text'
import { documentKeyField } from '../fields/document-key'
import { recordChange, recordDeletion } from '../hooks/record-publication'
import { refuseUnsafeUrl } from '../hooks/refuse-unsafe-links'

const addressPath = /^\/[a-z0-9/-]*$/

/** Addresses that moved. An address that a published page has is answered by the page. */
export const redirects: CollectionConfig<'redirects'> = {
  slug: 'redirects',
  labels: {
    singular: { pt: 'Redireccionamento', en: 'Redirect' },
    plural: { pt: 'Redireccionamentos', en: 'Redirects' },
  },
  graphQL: { singularName: 'Redirect', pluralName: 'Redirects' },
  admin: { useAsTitle: 'from', group: { pt: 'Sítio', en: 'Site' } },
  hooks: { afterChange: [recordChange('redirects')], afterDelete: [recordDeletion('redirects')] },
  access: {
    read: readAlways,
    create: allowRoles(...contentRoles),
    update: allowRoles(...contentRoles),
    delete: allowRoles(...publishingRoles),
  },
  fields: [
    documentKeyField(),
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { pt: 'De', en: 'From' },
      admin: { description: { pt: 'Com /en para inglês', en: 'With /en for English' } },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        typeof value === 'string' && addressPath.test(value) && value !== '/'
          ? true
          : adminText(req, {
              pt: 'Indique um endereço como /antigo/endereco.',
              en: 'Give an address such as /old/address.',
            }),
    },
    { name: 'page', type: 'relationship', relationTo: 'pages', label: { pt: 'Para a página', en: 'To the page' } },
    { name: 'tip', type: 'relationship', relationTo: 'tips', label: { pt: 'Ou para a dica', en: 'Or to the tip' } },
    {
      name: 'person',
      type: 'relationship',
      relationTo: 'people',
      label: { pt: 'Ou para a pessoa', en: 'Or to the person' },
    },
    {
      name: 'branch',
      type: 'relationship',
      relationTo: 'branches',
      label: { pt: 'Ou para o balcão', en: 'Or to the branch' },
    },
    {
      name: 'url',
      type: 'text',
      label: { pt: 'Ou para o endereço externo', en: 'Or to the external address' },
      validate: refuseUnsafeUrl,
    },
  ],
}
