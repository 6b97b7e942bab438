import { defineBlock } from '@/src/fields/define-block'
import { rowsField } from '@/src/fields/rows'
import { leadField, lineField, textField, titleField } from '@/src/fields/text'

export const timelineConfig = defineBlock({
  slug: 'timeline',
  interfaceName: 'TimelineBlock',
  group: 'bank',
  label: { pt: 'Cronologia', en: 'Timeline' },
  plural: { pt: 'Cronologias', en: 'Timelines' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'events',
      label: { pt: 'Acontecimentos', en: 'Events' },
      fields: [lineField({ name: 'date', label: { pt: 'Data', en: 'Date' } }), titleField(), textField()],
    }),
  ],
})
