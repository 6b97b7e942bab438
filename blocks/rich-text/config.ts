import { defineBlock } from '@/src/cms/fields/define-block'
import { bodyField } from '@/src/cms/fields/rich-text'
import { titleField } from '@/src/cms/fields/text'

export const richTextConfig = defineBlock({
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  group: 'text',
  label: { pt: 'Texto', en: 'Text' },
  plural: { pt: 'Textos', en: 'Texts' },
  fields: [titleField(), bodyField()],
})
