import type { CollectionConfig } from 'payload'
import { peopleGroupsField } from '@/src/fields/people-group'
import { bodyField } from '@/src/fields/rich-text'
import { lineField, paragraphField } from '@/src/fields/text'
import { pathField, slugField } from '../fields/address'
import { documentKeyField } from '../fields/document-key'
import { previewEditingField } from '../fields/preview-editing'
import { translationSourcesField } from '../fields/translation-sources'
import { computePath } from '../hooks/compute-path'
import { carryOutAddressMove, planAddressMove } from '../hooks/move-addresses'
import { noteTranslationSources } from '../hooks/note-translation-sources'
import { pathOfPageWithKey } from '../hooks/parent-path'
import { recordChange, recordDeletion } from '../hooks/record-publication'
import { livePreviewOf, previewOf } from './preview-of'
import { publishedDocumentHooks, typedDocument } from './published-document'

/** Key of the page that members of the directive body stand below. */
export const directorsPageKey = 'who-we-are/governance/directive-body'

/** Members of the bank's bodies. Those of the directive body have a page of their own. */
export const people: CollectionConfig<'people'> = {
  ...typedDocument,
  slug: 'people',
  labels: { singular: { pt: 'Pessoa', en: 'Person' }, plural: { pt: 'Pessoas', en: 'People' } },
  graphQL: { singularName: 'Person', pluralName: 'People' },
  admin: {
    preview: previewOf('person'),
    livePreview: livePreviewOf('person'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'groups', '_status'],
    group: { pt: 'Sítio', en: 'Site' },
  },
  hooks: {
    ...publishedDocumentHooks,
    beforeChange: [
      ...publishedDocumentHooks.beforeChange,
      computePath('people', ({ document, req }) => {
        const groups = document['groups']
        if (!Array.isArray(groups) || !groups.includes('directors')) return undefined
        return pathOfPageWithKey(directorsPageKey, req)
      }),
      planAddressMove('people'),
      noteTranslationSources,
    ],
    afterChange: [carryOutAddressMove('people'), recordChange('people')],
    afterDelete: [recordDeletion('people')],
  },
  fields: [
    documentKeyField(),
    translationSourcesField(),
    previewEditingField(),
    { name: 'name', type: 'text', label: { pt: 'Nome', en: 'Name' }, required: true },
    slugField(),
    lineField({ name: 'role', label: { pt: 'Função', en: 'Role' } }),
    peopleGroupsField(),
    { name: 'order', type: 'number', label: { pt: 'Ordem', en: 'Order' }, admin: { position: 'sidebar' } },
    pathField(),
    paragraphField({ name: 'summary', label: { pt: 'Resumo', en: 'Summary' } }),
    paragraphField({
      name: 'description',
      label: { pt: 'Descrição para motores de pesquisa', en: 'Description for search engines' },
    }),
    bodyField(),
  ],
}
