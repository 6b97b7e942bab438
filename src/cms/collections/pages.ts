import type { CollectionConfig } from 'payload'
import { blockConfigs } from '@/blocks/configs'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { cardTierField } from '@/src/fields/card-tier'
import { relatedId } from '@/src/fields/related-id'
import { searchDescriptionField, searchWordsField } from '@/src/fields/search-texts'
import { choiceField } from '@/src/fields/select'
import { lineField, paragraphField } from '@/src/fields/text'
import { noteTranslationSources } from '@/src/languages/note-translation-sources'
import { findSayingMistakes } from '@/src/search/sayings'
import { pathOfPage } from '../addresses/parent-path'
import { offerBlocks } from '../block-life/offer-blocks'
import { showVisibleBlocks } from '../block-life/show-visible-blocks'
import { copyBlock } from '../copying/copy-block'
import { forgetRemovedBlocks, keepRemovedBlocks } from '../copying/keep-removed-blocks'
import { recordChange, recordDeletion } from '../feed/record-publication'
import { pathField, slugField } from '../fields/address'
import { documentKeyField } from '../fields/document-key'
import { pageTypes } from '../fields/page-types'
import { previewEditingField } from '../fields/preview-editing'
import { sharedBlockConfig } from '../fields/shared-block-config'
import { translationSourcesField } from '../fields/translation-sources'
import { computePath } from '../hooks/compute-path'
import { carryOutAddressMove, planAddressMove } from '../hooks/move-addresses'
import { requireOneHero } from '../hooks/require-one-hero'
import { createFromPreset } from '../presets/create-from-preset'
import { placeSharedBlocks } from '../shared-blocks/place-shared-blocks'
import { livePreviewOf, previewOf } from './preview-of'
import { publishedDocumentHooks, typedDocument } from './published-document'

/** Every page of the site: an address in a tree, and an ordered list of blocks. */
export const pages: CollectionConfig<'pages'> = {
  ...typedDocument,
  slug: 'pages',
  labels: staffTexts.pages.labels,
  graphQL: { singularName: 'Page', pluralName: 'Pages' },
  admin: {
    preview: previewOf('page'),
    livePreview: livePreviewOf('page'),
    components: { beforeListTable: ['/studio/pages/NewFromPreset#NewFromPreset'] },
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'section', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    group: staffTexts.pages.group,
  },
  endpoints: [createFromPreset, copyBlock],
  defaultPopulate: { key: true, title: true, path: true, summary: true },
  hooks: {
    ...publishedDocumentHooks,
    beforeChange: [
      ...publishedDocumentHooks.beforeChange,
      computePath('pages', ({ document, req }) => {
        const parent = relatedId(document['parent'])
        return parent === undefined ? '' : pathOfPage(parent, req)
      }),
      planAddressMove('pages'),
      noteTranslationSources,
    ],
    afterChange: [carryOutAddressMove('pages'), recordChange('pages')],
    afterDelete: [recordDeletion('pages'), forgetRemovedBlocks],
    afterRead: [showVisibleBlocks, placeSharedBlocks],
  },
  fields: [
    documentKeyField(),
    translationSourcesField(),
    previewEditingField(),
    lineField({ name: 'title', label: staffTexts.pages.title.label, required: true }),
    slugField(),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      label: staffTexts.pages.parent.label,
      admin: { position: 'sidebar' },
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    },
    {
      ...choiceField({
        name: 'section',
        label: staffTexts.pages.section.label,
        enumName: 'Section',
        defaultValue: 'general',
        choices: staffTexts.pages.section.choices,
      }),
      admin: { position: 'sidebar' },
    },
    {
      ...choiceField({
        name: 'pageType',
        label: staffTexts.pages.pageType.label,
        enumName: 'PageType',
        defaultValue: 'page',
        choices: pageTypes,
      }),
      admin: { position: 'sidebar' },
    },
    {
      ...choiceField({
        name: 'tone',
        label: staffTexts.pages.tone.label,
        enumName: 'Tone',
        choices: staffTexts.pages.tone.choices,
      }),
      admin: {
        position: 'sidebar',
        description: staffTexts.pages.description,
      },
    },
    {
      ...cardTierField(),
      admin: { position: 'sidebar', description: staffTexts.pages.cardTier.description },
    },
    pathField(),
    lineField({
      name: 'price',
      label: staffTexts.pages.price.label,
      description: staffTexts.pages.price.description,
    }),
    paragraphField({
      name: 'summary',
      label: staffTexts.pages.summary.label,
      description: staffTexts.pages.summary.description,
    }),
    searchDescriptionField(),
    searchWordsField(findSayingMistakes),
    { name: 'hasDatedBlocks', type: 'checkbox', virtual: true, admin: { hidden: true } },
    { name: 'sharedBlocks', type: 'number', hasMany: true, virtual: true, admin: { hidden: true } },
    {
      name: 'layout',
      type: 'blocks',
      label: staffTexts.pages.layout.label,
      labels: staffTexts.pages.layout.labels,
      blockReferences: [...blockConfigs, sharedBlockConfig].map((block) => block.slug),
      blocks: [],
      filterOptions: offerBlocks,
      validate: requireOneHero,
      hooks: { beforeChange: [keepRemovedBlocks] },
      admin: { initCollapsed: true },
    },
  ],
}
