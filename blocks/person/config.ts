import { defineBlock } from '@/src/cms/fields/define-block'
import { leadField, titleField } from '@/src/cms/fields/text'

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
