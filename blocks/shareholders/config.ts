import { defineBlock } from '@/src/fields/define-block'
import { rowsField } from '@/src/fields/rows'
import { leadField, nameField, noteField, titleField } from '@/src/fields/text'

export const shareholdersConfig = defineBlock({
  slug: 'shareholders',
  interfaceName: 'ShareholdersBlock',
  group: 'bank',
  label: { pt: 'Estrutura accionista', en: 'Shareholder structure' },
  plural: { pt: 'Estruturas accionistas', en: 'Shareholder structures' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'shareholders',
      label: { pt: 'Accionistas', en: 'Shareholders' },
      fields: [
        nameField(),
        { name: 'percent', type: 'number', label: { pt: 'Percentagem', en: 'Percent' }, min: 0, max: 100 },
      ],
    }),
    noteField(),
  ],
})
