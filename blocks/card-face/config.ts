import { cardTierField } from '@/src/fields/card-tier'
import { defineBlock } from '@/src/fields/define-block'
import { linksField } from '@/src/fields/link'
import { rowsField } from '@/src/fields/rows'
import { leadField, textField, titleField, valueField } from '@/src/fields/text'

export const cardFaceConfig = defineBlock({
  slug: 'cardFace',
  interfaceName: 'CardFaceBlock',
  group: 'product',
  label: { pt: 'Cartão bancário', en: 'Bank card' },
  plural: { pt: 'Cartões bancários', en: 'Bank cards' },
  fields: [
    titleField(),
    leadField(),
    cardTierField(),
    rowsField({
      name: 'benefits',
      label: { pt: 'Benefícios', en: 'Benefits' },
      fields: [valueField(), titleField(), textField()],
    }),
    linksField(),
  ],
})
