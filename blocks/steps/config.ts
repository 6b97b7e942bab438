import { defineBlock } from '@/src/fields/define-block'
import { linksField } from '@/src/fields/link'
import { rowsField } from '@/src/fields/rows'
import { leadField, textField, titleField } from '@/src/fields/text'

export const stepsConfig = defineBlock({
  slug: 'steps',
  interfaceName: 'StepsBlock',
  group: 'product',
  label: { pt: 'Passos numerados', en: 'Numbered steps' },
  plural: { pt: 'Passos numerados', en: 'Numbered steps' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'steps',
      label: { pt: 'Passos', en: 'Steps' },
      fields: [titleField(), textField()],
    }),
    linksField(),
  ],
})
