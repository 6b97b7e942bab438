import { defineBlock } from '@/src/cms/fields/define-block'
import { linksField } from '@/src/cms/fields/link'
import { leadField, titleField } from '@/src/cms/fields/text'

export const callToActionConfig = defineBlock({
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  group: 'text',
  label: { pt: 'Chamada para acção', en: 'Call to action' },
  plural: { pt: 'Chamadas para acção', en: 'Calls to action' },
  fields: [titleField(), leadField(), linksField()],
})
