import { defineBlock } from '@/src/fields/define-block'
import { documentCategoryField } from '@/src/fields/document-category'
import { leadField, titleField } from '@/src/fields/text'

export const documentListConfig = defineBlock({
  slug: 'documentList',
  interfaceName: 'DocumentListBlock',
  group: 'list',
  label: { pt: 'Lista de documentos', en: 'Document list' },
  plural: { pt: 'Listas de documentos', en: 'Document lists' },
  fields: [titleField(), leadField(), documentCategoryField()],
})
