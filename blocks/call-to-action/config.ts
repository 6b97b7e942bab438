import { defineBlock } from '@/src/fields/define-block'
import { linksField } from '@/src/fields/link'
import { leadField, titleField } from '@/src/fields/text'

export const callToActionConfig = defineBlock({
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  group: 'text',
  label: { pt: 'Chamada para acção', en: 'Call to action' },
  plural: { pt: 'Chamadas para acção', en: 'Calls to action' },
  fields: [titleField(), leadField(), linksField()],
})
