import type { CollectionConfig, PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { refuseForeignProtocol, refuseUnsafeUrl } from '@/src/fields/refuse-unsafe-links'
import { badRedirectAddress, isRedirectAddress } from '../addresses/redirect-address'
import { recordChange, recordDeletion } from '../feed/record-publication'
import { documentKeyField } from '../fields/document-key'
import { publishedDocument, publishedDocumentHooks } from './published-document'

/**
 * Addresses that moved. An address that a published page has is answered by the page. Each leads visitors elsewhere in one
 * language, so that its languages have one status.
 */
export const redirects: CollectionConfig<'redirects'> = {
  ...publishedDocument,
  versions: { drafts: true, maxPerDoc: 0 },
  slug: 'redirects',
  labels: staffTexts.redirects.labels,
  graphQL: { singularName: 'Redirect', pluralName: 'Redirects' },
  admin: { useAsTitle: 'from', defaultColumns: ['from', '_status', 'updatedAt'], group: staffTexts.redirects.group },
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
      label: staffTexts.redirects.from.label,
      admin: { description: staffTexts.redirects.from.description },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        isRedirectAddress(value) ? true : adminText(req, badRedirectAddress),
    },
    { name: 'page', type: 'relationship', relationTo: 'pages', label: staffTexts.redirects.page.label },
    { name: 'tip', type: 'relationship', relationTo: 'tips', label: staffTexts.redirects.tip.label },
    {
      name: 'person',
      type: 'relationship',
      relationTo: 'people',
      label: staffTexts.redirects.person.label,
    },
    {
      name: 'branch',
      type: 'relationship',
      relationTo: 'branches',
      label: staffTexts.redirects.branch.label,
    },
    {
      name: 'url',
      type: 'text',
      label: staffTexts.redirects.url.label,
      validate: refuseUnsafeUrl,
      hooks: { beforeChange: [refuseForeignProtocol] },
    },
  ],
}
