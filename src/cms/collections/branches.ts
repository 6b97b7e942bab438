import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { lineField, paragraphField } from '@/src/fields/text'
import { pathOfPageWithKey } from '../addresses/parent-path'
import { recordChange, recordDeletion } from '../feed/record-publication'
import { pathField, slugField } from '../fields/address'
import { coordinatesField } from '../fields/coordinates'
import { documentKeyField } from '../fields/document-key'
import { openingExceptionBlock, openingHoursField } from '../fields/opening-hours'
import { accessField, placeKindField, provinceField, servicesField } from '../fields/place-choices'
import { computePath } from '../hooks/compute-path'
import { carryOutAddressMove, planAddressMove } from '../hooks/move-addresses'
import { previewOf } from './preview-of'
import { publishedDocument, publishedDocumentHooks } from './published-document'

/** Key of the page that branches stand below. */
export const branchesPageKey = 'who-we-are/the-bank/where-we-are'

/** Branches, cash points and corporate centres, each with a page of its own below the page with the map. */
export const branches: CollectionConfig<'branches'> = {
  ...publishedDocument,
  slug: 'branches',
  labels: staffTexts.branches.labels,
  graphQL: { singularName: 'Branch', pluralName: 'Branches' },
  admin: {
    preview: previewOf('branch'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'placeKind', 'municipality', 'province', '_status'],
    group: staffTexts.branches.group,
  },
  hooks: {
    ...publishedDocumentHooks,
    beforeChange: [
      ...publishedDocumentHooks.beforeChange,
      computePath('branches', ({ req }) => pathOfPageWithKey(branchesPageKey, req)),
      planAddressMove('branches'),
    ],
    afterChange: [carryOutAddressMove('branches'), recordChange('branches')],
    afterDelete: [recordDeletion('branches')],
  },
  fields: [
    documentKeyField(),
    lineField({ name: 'name', label: staffTexts.branches.name.label, required: true }),
    slugField(),
    placeKindField(),
    pathField(),
    lineField({ name: 'address', label: staffTexts.branches.address.label }),
    {
      type: 'row',
      fields: [
        { name: 'bairro', type: 'text', label: staffTexts.branches.bairro.label },
        { name: 'municipality', type: 'text', label: staffTexts.branches.municipality.label },
      ],
    },
    provinceField(),
    coordinatesField(),
    {
      name: 'phone',
      type: 'text',
      label: staffTexts.branches.phone.label,
      admin: { description: staffTexts.branches.phone.description },
    },
    openingHoursField(),
    {
      name: 'exceptions',
      type: 'blocks',
      label: staffTexts.branches.exceptions.label,
      blocks: [openingExceptionBlock],
      admin: { initCollapsed: true },
    },
    servicesField(),
    accessField(),
    paragraphField({ name: 'note', label: staffTexts.branches.note.label }),
  ],
}
