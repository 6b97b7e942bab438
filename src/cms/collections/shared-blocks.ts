import type { CollectionConfig } from 'payload'
import { blockConfigs } from '@/blocks/configs'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { lineField } from '@/src/fields/text'
import { noteTranslationSources } from '@/src/languages/note-translation-sources'
import { offerBlocks } from '../block-life/offer-blocks'
import { recordChange, recordDeletion } from '../feed/record-publication'
import { documentKeyField } from '../fields/document-key'
import { translationSourcesField } from '../fields/translation-sources'
import { isShareable, requireOneSharedBlock } from '../shared-blocks/one-shared-block'
import { publishedDocumentHooks, typedDocument } from './published-document'

/** Blocks that are written once and stand on many pages. */
export const sharedBlocks: CollectionConfig<'shared-blocks'> = {
  ...typedDocument,
  slug: 'shared-blocks',
  labels: staffTexts.sharedBlocks.labels,
  graphQL: { singularName: 'SharedBlock', pluralName: 'SharedBlocks' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    group: staffTexts.sharedBlocks.group,
    description: staffTexts.sharedBlocks.description,
  },
  hooks: {
    ...publishedDocumentHooks,
    beforeChange: [...publishedDocumentHooks.beforeChange, noteTranslationSources],
    afterChange: [recordChange('shared-blocks')],
    afterDelete: [recordDeletion('shared-blocks')],
  },
  fields: [
    documentKeyField(),
    translationSourcesField(),
    lineField({
      name: 'name',
      label: staffTexts.sharedBlocks.name.label,
      required: true,
      description: staffTexts.sharedBlocks.name.description,
    }),
    {
      name: 'layout',
      type: 'blocks',
      label: staffTexts.sharedBlocks.layout.label,
      labels: staffTexts.sharedBlocks.layout.labels,
      blockReferences: blockConfigs.map(({ slug }) => slug).filter(isShareable),
      blocks: [],
      filterOptions: async (options) => (await offerBlocks(options)).filter(isShareable),
      required: true,
      minRows: 1,
      maxRows: 1,
      validate: requireOneSharedBlock,
    },
  ],
}
