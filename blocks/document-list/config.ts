import { defineBlock } from '@/src/cms/fields/define-block'
import { documentCategoryField } from '@/src/cms/fields/document-category'
import { leadField, titleField } from '@/src/cms/fields/text'

export const documentListConfig = defineBlock({
  slug: 'documentList',
  interfaceName: 'DocumentListBlock',
  group: 'list',
  label: { pt: 'Lista de documentos', en: 'Document list' },
  plural: { pt: 'Listas de documentos', en: 'Document lists' },
  fields: [titleField(), leadField(), documentCategoryField()],
})
