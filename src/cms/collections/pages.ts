import type { CollectionConfig } from 'payload'
import { blockConfigs } from '@/blocks/configs'
import { relatedId } from '@/src/fields/related-id'
import { choiceField } from '@/src/fields/select'
import { lineField, paragraphField } from '@/src/fields/text'
import { offerBlocks } from '../block-life/offer-blocks'
import { copyBlock } from '../copying/copy-block'
import { forgetRemovedBlocks, keepRemovedBlocks } from '../copying/keep-removed-blocks'
import { pathField, slugField } from '../fields/address'
import { documentKeyField } from '../fields/document-key'
import { pageTypes } from '../fields/page-types'
import { previewEditingField } from '../fields/preview-editing'
import { translationSourcesField } from '../fields/translation-sources'
import { computePath } from '../hooks/compute-path'
import { carryOutAddressMove, planAddressMove } from '../hooks/move-addresses'
import { noteTranslationSources } from '../hooks/note-translation-sources'
import { pathOfPage } from '../hooks/parent-path'
import { recordChange, recordDeletion } from '../hooks/record-publication'
import { requireOneHero } from '../hooks/require-one-hero'
import { showVisibleBlocks } from '../hooks/show-visible-blocks'
import { createFromPreset } from '../presets/create-from-preset'
import { placeSharedBlocks } from '../shared-blocks/place-shared-blocks'
import { sharedBlockConfig } from '../shared-blocks/shared-block-config'
import { livePreviewOf, previewOf } from './preview-of'
import { publishedDocumentHooks, typedDocument } from './published-document'

/** Every page of the site: an address in a tree, and an ordered list of blocks. */
export const pages: CollectionConfig<'pages'> = {
  ...typedDocument,
  slug: 'pages',
  labels: { singular: { pt: 'Página', en: 'Page' }, plural: { pt: 'Páginas', en: 'Pages' } },
  graphQL: { singularName: 'Page', pluralName: 'Pages' },
  admin: {
    preview: previewOf('page'),
    livePreview: livePreviewOf('page'),
    components: { beforeListTable: ['/studio/pages/NewFromPreset#NewFromPreset'] },
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'section', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path', 'key'],
    group: { pt: 'Sítio', en: 'Site' },
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
    lineField({ name: 'title', label: { pt: 'Título', en: 'Title' }, required: true }),
    slugField(),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      label: { pt: 'Página acima', en: 'Parent page' },
      admin: { position: 'sidebar' },
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    },
    {
      ...choiceField({
        name: 'section',
        label: { pt: 'Secção', en: 'Section' },
        enumName: 'Section',
        defaultValue: 'general',
        choices: {
          private: { pt: 'Particulares', en: 'Private customers' },
          corporate: { pt: 'Empresas', en: 'Companies' },
          about: { pt: 'O banco', en: 'The bank' },
          general: { pt: 'Geral', en: 'General' },
        },
      }),
      admin: { position: 'sidebar' },
    },
    {
      ...choiceField({
        name: 'pageType',
        label: { pt: 'Tipo de página', en: 'Page type' },
        enumName: 'PageType',
        defaultValue: 'page',
        choices: pageTypes,
      }),
      admin: { position: 'sidebar' },
    },
    {
      ...choiceField({
        name: 'tone',
        label: { pt: 'Cor', en: 'Colour' },
        enumName: 'Tone',
        choices: {
          deep: { pt: 'Verde profundo', en: 'Deep green' },
          clay: { pt: 'Laterite', en: 'Laterite' },
          sun: { pt: 'Sol', en: 'Sun' },
          leaf: { pt: 'Folha', en: 'Leaf' },
        },
      }),
      admin: {
        position: 'sidebar',
        description: {
          pt: 'Do topo da página e dos cartões que levam a ela. A mesma em todos os produtos de uma família; sem escolha, areia.',
          en: 'Of the top of the page and of the cards that lead to it. The same for a whole family of products; none means sand.',
        },
      },
    },
    pathField(),
    paragraphField({
      name: 'summary',
      label: { pt: 'Resumo', en: 'Summary' },
      description: { pt: 'Nos cartões que levam a esta página.', en: 'On the cards that lead to this page.' },
    }),
    paragraphField({
      name: 'description',
      label: { pt: 'Descrição para motores de pesquisa', en: 'Description for search engines' },
    }),
    { name: 'hasDatedBlocks', type: 'checkbox', virtual: true, admin: { hidden: true } },
    { name: 'sharedBlocks', type: 'number', hasMany: true, virtual: true, admin: { hidden: true } },
    {
      name: 'layout',
      type: 'blocks',
      label: { pt: 'Blocos', en: 'Blocks' },
      labels: { singular: { pt: 'Bloco', en: 'Block' }, plural: { pt: 'Blocos', en: 'Blocks' } },
      blockReferences: [...blockConfigs, sharedBlockConfig].map((block) => block.slug),
      blocks: [],
      filterOptions: offerBlocks,
      validate: requireOneHero,
      hooks: { beforeChange: [keepRemovedBlocks] },
      admin: { initCollapsed: true },
    },
  ],
}
