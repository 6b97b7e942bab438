import type { CollectionConfig } from 'payload'
import { blockConfigs } from '@/blocks/configs'
import { lineField } from '@/src/fields/text'
import { offerBlocks } from '../block-life/offer-blocks'
import { documentKeyField } from '../fields/document-key'
import { translationSourcesField } from '../fields/translation-sources'
import { noteTranslationSources } from '../hooks/note-translation-sources'
import { recordChange, recordDeletion } from '../hooks/record-publication'
import { isShareable, requireOneSharedBlock } from '../shared-blocks/one-shared-block'
import { publishedDocumentHooks, typedDocument } from './published-document'

/** Blocks that are written once and stand on many pages. */
export const sharedBlocks: CollectionConfig<'shared-blocks'> = {
  ...typedDocument,
  slug: 'shared-blocks',
  labels: {
    singular: { pt: 'Bloco partilhado', en: 'Shared block' },
    plural: { pt: 'Blocos partilhados', en: 'Shared blocks' },
  },
  graphQL: { singularName: 'SharedBlock', pluralName: 'SharedBlocks' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    group: { pt: 'Sítio', en: 'Site' },
    description: {
      pt: 'Um bloco que se escreve uma vez e está em várias páginas. Numa página, junte «Bloco partilhado».',
      en: 'A block that is written once and stands on several pages. On a page, add “Shared block”.',
    },
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
      label: { pt: 'Nome', en: 'Name' },
      required: true,
      description: { pt: 'Só para quem edita.', en: 'For those who edit only.' },
    }),
    {
      name: 'layout',
      type: 'blocks',
      label: { pt: 'O bloco', en: 'The block' },
      labels: { singular: { pt: 'Bloco', en: 'Block' }, plural: { pt: 'Blocos', en: 'Blocks' } },
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
