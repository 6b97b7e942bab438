import type { CollectionConfig, PayloadRequest } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { refuseForeignProtocol, refuseUnsafeUrl } from '@/src/fields/refuse-unsafe-links'
import { badRedirectAddress, isRedirectAddress } from '../addresses/redirect-address'
import { documentKeyField } from '../fields/document-key'
import { recordChange, recordDeletion } from '../hooks/record-publication'
import { publishedDocument, publishedDocumentHooks } from './published-document'

/**
 * Addresses that moved. An address that a published page has is answered by the page. Each leads visitors elsewhere in one
 * language, so that its languages have one status.
 */
export const redirects: CollectionConfig<'redirects'> = {
  ...publishedDocument,
  versions: { drafts: true, maxPerDoc: 0 },
  slug: 'redirects',
  labels: {
    singular: { pt: 'Redireccionamento', en: 'Redirect' },
    plural: { pt: 'Redireccionamentos', en: 'Redirects' },
  },
  graphQL: { singularName: 'Redirect', pluralName: 'Redirects' },
  admin: { useAsTitle: 'from', defaultColumns: ['from', '_status', 'updatedAt'], group: { pt: 'Sítio', en: 'Site' } },
  hooks: {
    ...publishedDocumentHooks,
    afterChange: [recordChange('redirects')],
    afterDelete: [recordDeletion('redirects')],
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
        isRedirectAddress(value) ? true : adminText(req, badRedirectAddress),
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
      hooks: { beforeChange: [refuseForeignProtocol] },
    },
  ],
}
