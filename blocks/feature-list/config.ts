import { defineBlock } from '@/src/fields/define-block'
import { iconField } from '@/src/fields/icon'
import { rowsField } from '@/src/fields/rows'
import { leadField, textField, titleField } from '@/src/fields/text'

export const featureListConfig = defineBlock({
  slug: 'featureList',
  interfaceName: 'FeatureListBlock',
  group: 'product',
  label: { pt: 'Lista de vantagens', en: 'Feature list' },
  plural: { pt: 'Listas de vantagens', en: 'Feature lists' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'features',
      label: { pt: 'Vantagens', en: 'Features' },
      fields: [iconField(), titleField(), textField()],
    }),
  ],
})
