import { defineBlock } from '@/src/fields/define-block'
import { bodyField } from '@/src/fields/rich-text'
import { titleField } from '@/src/fields/text'

export const richTextConfig = defineBlock({
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  group: 'text',
  label: { pt: 'Texto', en: 'Text' },
  plural: { pt: 'Textos', en: 'Texts' },
  fields: [titleField(), bodyField()],
})
