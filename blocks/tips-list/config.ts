import { defineBlock } from '@/src/fields/define-block'
import { leadField, titleField } from '@/src/fields/text'
import { tipTopicField } from '@/src/fields/tip-topic'

export const tipsListConfig = defineBlock({
  slug: 'tipsList',
  interfaceName: 'TipsListBlock',
  group: 'list',
  label: { pt: 'Dicas financeiras', en: 'Financial tips' },
  plural: { pt: 'Dicas financeiras', en: 'Financial tips' },
  fields: [
    titleField(),
    leadField(),
    tipTopicField({ name: 'tipTopic', withAll: true }),
    { name: 'limit', type: 'number', label: { pt: 'Número máximo', en: 'At most' }, min: 1, max: 100 },
  ],
})
