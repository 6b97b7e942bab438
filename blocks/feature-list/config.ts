import { defineBlock } from '@/src/cms/fields/define-block'
import { iconField } from '@/src/cms/fields/icon'
import { rowsField } from '@/src/cms/fields/rows'
import { leadField, textField, titleField } from '@/src/cms/fields/text'

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
