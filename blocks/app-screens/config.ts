import { defineBlock } from '@/src/fields/define-block'
import { linksField } from '@/src/fields/link'
import { phoneScreensField } from '@/src/fields/phone-screens'
import { leadField, titleField } from '@/src/fields/text'

export const appScreensConfig = defineBlock({
  slug: 'appScreens',
  interfaceName: 'AppScreensBlock',
  group: 'product',
  label: { pt: 'Ecrãs da aplicação', en: 'Screens of the app' },
  plural: { pt: 'Ecrãs da aplicação', en: 'Screens of the app' },
  fields: [titleField(), leadField(), phoneScreensField({ maxRows: 3 }), linksField()],
})
