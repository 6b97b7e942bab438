import { defineBlock } from '@/src/cms/fields/define-block'
import { linksField } from '@/src/cms/fields/link'
import { rowsField } from '@/src/cms/fields/rows'
import { leadField, textField, titleField } from '@/src/cms/fields/text'

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
