import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { bodyField } from '@/src/fields/rich-text'
import { lineField, paragraphField } from '@/src/fields/text'
import { tipTopicField } from '@/src/fields/tip-topic'
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

/** Key of the page that tips stand below. */
export const tipsPageKey = 'private/financial-tips'

/** Financial tips: articles with a page of their own below the tips page. */
export const tips: CollectionConfig<'tips'> = {
  ...typedDocument,
  slug: 'tips',
  labels: staffTexts.tips.labels,
  graphQL: { singularName: 'Tip', pluralName: 'Tips' },
  admin: {
    preview: previewOf('tip'),
    livePreview: livePreviewOf('tip'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'topic', 'publishedOn', '_status'],
    group: staffTexts.tips.group,
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
    lineField({ name: 'title', label: staffTexts.tips.title.label, required: true }),
    slugField(),
    tipTopicField({ name: 'topic' }),
    {
      name: 'publishedOn',
      type: 'date',
      label: staffTexts.tips.publishedOn.label,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    pathField(),
    paragraphField({ name: 'summary', label: staffTexts.tips.summary.label }),
    paragraphField({
      name: 'description',
      label: staffTexts.tips.description.label,
    }),
    bodyField(),
  ],
}
