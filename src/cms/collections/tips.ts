import type { CollectionConfig } from 'payload'
import { bodyField } from '@/src/fields/rich-text'
import { lineField, paragraphField } from '@/src/fields/text'
import { tipTopicField } from '@/src/fields/tip-topic'
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

/** Key of the page that tips stand below. */
export const tipsPageKey = 'private/financial-tips'

/** Financial tips: articles with a page of their own below the tips page. */
export const tips: CollectionConfig<'tips'> = {
  ...typedDocument,
  slug: 'tips',
  labels: {
    singular: { pt: 'Dica financeira', en: 'Financial tip' },
    plural: { pt: 'Dicas financeiras', en: 'Financial tips' },
  },
  graphQL: { singularName: 'Tip', pluralName: 'Tips' },
  admin: {
    preview: previewOf('tip'),
    livePreview: livePreviewOf('tip'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'topic', 'publishedOn', '_status'],
    group: { pt: 'Sítio', en: 'Site' },
  },
  hooks: {
    ...publishedDocumentHooks,
    beforeChange: [
      ...publishedDocumentHooks.beforeChange,
      computePath('tips', ({ req }) => pathOfPageWithKey(tipsPageKey, req)),
      planAddressMove('tips'),
      noteTranslationSources,
    ],
    afterChange: [carryOutAddressMove('tips'), recordChange('tips')],
    afterDelete: [recordDeletion('tips')],
  },
  fields: [
    documentKeyField(),
    translationSourcesField(),
    previewEditingField(),
    lineField({ name: 'title', label: { pt: 'Título', en: 'Title' }, required: true }),
    slugField(),
    tipTopicField({ name: 'topic' }),
    {
      name: 'publishedOn',
      type: 'date',
      label: { pt: 'Data', en: 'Date' },
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    pathField(),
    paragraphField({ name: 'summary', label: { pt: 'Resumo', en: 'Summary' } }),
    paragraphField({
      name: 'description',
      label: { pt: 'Descrição para motores de pesquisa', en: 'Description for search engines' },
    }),
    bodyField(),
  ],
}
