import { defineBlock } from '@/src/fields/define-block'
import { rowsField } from '@/src/fields/rows'
import { detailField, labelField, leadField, noteField, titleField, valueField } from '@/src/fields/text'

export const figuresConfig = defineBlock({
  slug: 'figures',
  interfaceName: 'FiguresBlock',
  group: 'bank',
  label: { pt: 'Números', en: 'Figures' },
  plural: { pt: 'Números', en: 'Figures' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'figures',
      label: { pt: 'Números', en: 'Figures' },
      fields: [valueField(), labelField(), detailField()],
    }),
    noteField(),
  ],
})
