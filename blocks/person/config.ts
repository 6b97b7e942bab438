import { defineBlock } from '@/src/fields/define-block'
import { leadField, titleField } from '@/src/fields/text'

export const personConfig = defineBlock({
  slug: 'person',
  interfaceName: 'PersonBlock',
  group: 'bank',
  label: { pt: 'Pessoa', en: 'Person' },
  plural: { pt: 'Pessoas', en: 'People' },
  fields: [
    titleField(),
    leadField(),
    { name: 'person', type: 'relationship', relationTo: 'people', label: { pt: 'Pessoa', en: 'Person' } },
  ],
})
