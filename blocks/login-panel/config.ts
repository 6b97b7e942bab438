import { defineBlock } from '@/src/fields/define-block'
import { leadField, titleField } from '@/src/fields/text'

export const loginPanelConfig = defineBlock({
  slug: 'loginPanel',
  interfaceName: 'LoginPanelBlock',
  group: 'tool',
  label: { pt: 'Entrada no internet banking', en: 'Internet banking login' },
  plural: { pt: 'Entradas no internet banking', en: 'Internet banking logins' },
  fields: [titleField(), leadField()],
})
