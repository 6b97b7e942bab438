import type { CollectionConfig } from 'payload'
import { lineField, paragraphField } from '@/src/fields/text'
import { pathField, slugField } from '../fields/address'
import { coordinatesField } from '../fields/coordinates'
import { documentKeyField } from '../fields/document-key'
import { openingExceptionBlock, openingHoursField } from '../fields/opening-hours'
import { accessField, placeKindField, provinceField, servicesField } from '../fields/place-choices'
import { computePath } from '../hooks/compute-path'
import { carryOutAddressMove, planAddressMove } from '../hooks/move-addresses'
import { pathOfPageWithKey } from '../hooks/parent-path'
import { recordChange, recordDeletion } from '../hooks/record-publication'
import { previewOf } from './preview-of'
import { publishedDocument, publishedDocumentHooks } from './published-document'

/** Key of the page that branches stand below. */
export const branchesPageKey = 'who-we-are/the-bank/where-we-are'

/** Branches, cash points and corporate centres, each with a page of its own below the page with the map. */
export const branches: CollectionConfig<'branches'> = {
  ...publishedDocument,
  slug: 'branches',
  labels: {
    singular: { pt: 'Balcão ou caixa', en: 'Branch or cash point' },
    plural: { pt: 'Balcões e caixas', en: 'Branches and cash points' },
  },
  graphQL: { singularName: 'Branch', pluralName: 'Branches' },
  admin: {
    preview: previewOf('branch'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'placeKind', 'municipality', 'province', '_status'],
    group: { pt: 'Sítio', en: 'Site' },
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
    lineField({ name: 'name', label: { pt: 'Nome', en: 'Name' }, required: true }),
    slugField(),
    placeKindField(),
    pathField(),
    lineField({ name: 'address', label: { pt: 'Morada', en: 'Address' } }),
    {
      type: 'row',
      fields: [
        { name: 'bairro', type: 'text', label: { pt: 'Bairro', en: 'Neighbourhood (bairro)' } },
        { name: 'municipality', type: 'text', label: { pt: 'Município', en: 'Municipality' } },
      ],
    },
    provinceField(),
    coordinatesField(),
    {
      name: 'phone',
      type: 'text',
      label: { pt: 'Telefone', en: 'Telephone' },
      admin: { description: { pt: '{phone} para a linha de apoio.', en: '{phone} for the helpline.' } },
    },
    openingHoursField(),
    {
      name: 'exceptions',
      type: 'blocks',
      label: { pt: 'Dias com outro horário', en: 'Days with other hours' },
      blocks: [openingExceptionBlock],
      admin: { initCollapsed: true },
    },
    servicesField(),
    accessField(),
    paragraphField({ name: 'note', label: { pt: 'Nota', en: 'Note' } }),
  ],
}
