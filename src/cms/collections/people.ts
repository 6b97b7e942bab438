import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { peopleGroupsField } from '@/src/fields/people-group'
import { bodyField } from '@/src/fields/rich-text'
import { lineField, paragraphField } from '@/src/fields/text'
import { noteTranslationSources } from '@/src/languages/note-translation-sources'
import { pathOfPageWithKey } from '../addresses/parent-path'
import { recordChange, recordDeletion } from '../feed/record-publication'
import { pathField, slugField } from '../fields/address'
import { documentKeyField } from '../fields/document-key'
import { previewEditingField } from '../fields/preview-editing'
import { translationSourcesField } from '../fields/translation-sources'
import { computePath } from '../hooks/compute-path'
import { carryOutAddressMove, planAddressMove } from '../hooks/move-addresses'
import { livePreviewOf, previewOf } from './preview-of'
import { publishedDocumentHooks, typedDocument } from './published-document'

/** Key of the page that members of the directive body stand below. */
export const directorsPageKey = 'who-we-are/governance/directive-body'

/** Members of the bank's bodies. Those of the directive body have a page of their own. */
export const people: CollectionConfig<'people'> = {
  ...typedDocument,
  slug: 'people',
  labels: staffTexts.people.labels,
  graphQL: { singularName: 'Person', pluralName: 'People' },
  admin: {
    preview: previewOf('person'),
    livePreview: livePreviewOf('person'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'groups', '_status'],
    group: staffTexts.people.group,
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
    { name: 'name', type: 'text', label: staffTexts.people.name.label, required: true },
    slugField(),
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'media',
      label: staffTexts.people.portrait.label,
      admin: { description: staffTexts.people.portrait.description },
    },
    lineField({ name: 'role', label: staffTexts.people.role.label }),
    peopleGroupsField(),
    { name: 'order', type: 'number', label: staffTexts.people.order.label, admin: { position: 'sidebar' } },
    pathField(),
    paragraphField({ name: 'summary', label: staffTexts.people.summary.label }),
    paragraphField({
      name: 'description',
      label: staffTexts.people.description.label,
    }),
    bodyField(),
  ],
}
