import { defineBlock } from '@/src/fields/define-block'
import { lineField, nameField, paragraphField } from '@/src/fields/text'

export const quoteConfig = defineBlock({
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  group: 'text',
  label: { pt: 'Citação', en: 'Quote' },
  plural: { pt: 'Citações', en: 'Quotes' },
  fields: [
    paragraphField({ name: 'quote', label: { pt: 'Citação', en: 'Quote' } }),
    nameField(),
    lineField({ name: 'role', label: { pt: 'Função', en: 'Role' } }),
  ],
})
